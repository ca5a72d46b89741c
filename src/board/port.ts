import type { BoardPort } from '../session/board-port';
import { centerOf, type Point, squareAt } from './camera';
import type { Pose } from './pose';

export interface PortParts {
  readonly pose: Pose;
  readonly element: HTMLElement;
  readonly fit: () => void;
  readonly centerOn: BoardPort['centerOn'];
  readonly takeWay: BoardPort['takeWay'];
  readonly aim: BoardPort['aim'];
  readonly castThere: BoardPort['castThere'];
  readonly go: BoardPort['go'];
  readonly drop: BoardPort['drop'];
  readonly orderAttack: BoardPort['orderAttack'];
  readonly orderAnyway: BoardPort['orderAnyway'];
  readonly orderStop: BoardPort['orderStop'];
}

/** What the rest of the page may ask of the board: where squares are, in CSS pixels of the page, and to look at something. */
export function boardPort({ pose, element, ...lent }: PortParts): BoardPort {
  const corner = (): Point => {
    const { left, top } = element.getBoundingClientRect();
    return { x: left, y: top };
  };
  return {
    squareToScreen: ([x, y]) => {
      const at = centerOf(pose.camera, { x, y });
      const { x: left, y: top } = corner();
      return [at.x + left, at.y + top];
    },
    screenToSquare: ([x, y]) => {
      const { x: left, y: top } = corner();
      const square = squareAt(pose.camera, { x: x - left, y: y - top });
      return [square.x, square.y];
    },
    look: () => {
      const { x, y, scale } = pose.camera;
      const { width, height } = pose.screen;
      return { middle: [x + width / scale / 2, y + height / scale / 2], across: width / scale };
    },
    ...lent,
  };
}
