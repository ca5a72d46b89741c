import {
  BrickWall,
  DoorClosed,
  DoorOpen,
  Eraser,
  Flame,
  Hand,
  type LucideIcon,
  Minus,
  Moon,
  Mountain,
  PaintBucket,
  Paintbrush,
  RectangleHorizontal,
  Rows2,
  Slash,
  SquareDashed,
  Squircle,
  SunDim,
  Waves,
} from 'lucide-react';
import { useStore } from 'zustand';
import { isBorderMark, MARKS, type Mark, SHAPES, type Shape, WIDEST_BRUSH } from '../../editor/ground/pen';
import { paintingStore } from '../../session/painting';
import { useText } from '../context';
import { IconButton } from '../icon-button';
import { choosePen, isOfGround, penChoice, togglePen } from './pen-choice';

const MARK_ICONS: Readonly<Record<Mark, LucideIcon>> = {
  solid: BrickWall,
  difficult: Waves,
  obstacle: Squircle,
  dark: Moon,
  shadow: SunDim,
  hazard: Flame,
  higher: Mountain,
  wall: Minus,
  'low-wall': Rows2,
  door: DoorClosed,
  'open-door': DoorOpen,
};
const SHAPE_ICONS: Readonly<Record<Shape, LucideIcon>> = {
  brush: Paintbrush,
  line: Slash,
  rectangle: RectangleHorizontal,
  fill: PaintBucket,
};
const IN_SQUARES = MARKS.filter((mark) => !isBorderMark(mark));
const ON_BORDERS = MARKS.filter(isBorderMark);

/** What is painted, with which tool, and how wide. Whatever is pressed goes into the hand at once. */
export function PaintTools() {
  const text = useText();
  const { shape, mark, width, erases } = useStore(penChoice);
  const inHand = useStore(paintingStore, ({ pen }) => isOfGround(pen));
  const layer = isBorderMark(mark) ? 'borders' : 'squares';
  const chosen: Chosen = inHand ? (erases ? `erase-${layer}` : mark) : null;
  const isEmpty = useStore(paintingStore, ({ pen }) => pen === null);
  return (
    <fieldset className="map-group" data-testid="paint-tools">
      <legend>{text.t('editor:map.paint')}</legend>
      <div className="map-row">
        <IconButton
          icon={Hand}
          label={text.t('editor:map.hand')}
          testId="pen-none"
          pressed={isEmpty}
          onClick={togglePen}
        />
        {SHAPES.map((id) => (
          <IconButton
            key={id}
            icon={SHAPE_ICONS[id]}
            label={text.t(`editor:map.shape.${id}`)}
            testId={`pen-${id}`}
            pressed={inHand && shape === id}
            onClick={() => choosePen({ shape: id })}
          />
        ))}
      </div>
      <MarkButtons layer="squares" marks={IN_SQUARES} chosen={chosen} />
      <MarkButtons layer="borders" marks={ON_BORDERS} chosen={chosen} />
      <BrushWidth width={width} />
      <p className="map-hint" data-testid="pen-hint">
        {text.t(isBorderMark(mark) ? 'editor:map.hint-borders' : 'editor:map.hint-squares')}
      </p>
    </fieldset>
  );
}

type Layer = 'squares' | 'borders';
type Chosen = Mark | `erase-${Layer}` | null;
interface MarksProps {
  readonly layer: Layer;
  readonly marks: readonly Mark[];
  readonly chosen: Chosen;
}
/** What is painted into squares, or between them; and the eraser that takes away what lies there. */
function MarkButtons({ layer, marks, chosen }: MarksProps) {
  const text = useText();
  const [first = 'solid'] = marks;
  return (
    <fieldset
      className="map-marks"
      aria-label={text.t(layer === 'squares' ? 'editor:map.in-squares' : 'editor:map.on-borders')}
    >
      {marks.map((mark) => (
        <MarkButton
          key={mark}
          icon={MARK_ICONS[mark]}
          name={text.t(`editor:map.mark.${mark}`)}
          testId={`mark-${mark}`}
          isChosen={mark === chosen}
          onClick={() => choosePen({ mark, erases: false })}
        />
      ))}
      <MarkButton
        icon={Eraser}
        name={text.t('editor:map.erase')}
        fullName={text.t(`editor:map.erase-${layer}`)}
        testId={`erase-${layer}`}
        isChosen={chosen === `erase-${layer}`}
        onClick={() => choosePen({ mark: first, erases: true })}
      />
    </fieldset>
  );
}

interface MarkProps {
  readonly icon: LucideIcon;
  readonly name: string;
  /** Where the name alone does not tell it from others. */
  readonly fullName?: string;
  readonly testId: string;
  readonly isChosen: boolean;
  readonly onClick: () => void;
}
function MarkButton({ icon: Icon, name, fullName = name, testId, isChosen, onClick }: MarkProps) {
  return (
    <button
      type="button"
      className="button map-mark"
      aria-label={fullName}
      aria-pressed={isChosen}
      data-testid={testId}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden="true" />
      {name}
    </button>
  );
}

const WIDTHS = Array.from({ length: WIDEST_BRUSH }, (_, index) => index + 1);

/** Squares a side. */
function BrushWidth({ width }: { readonly width: number }) {
  const text = useText();
  return (
    <fieldset className="map-row map-widths" aria-label={text.t('editor:map.width')}>
      <SquareDashed size={16} aria-hidden="true" />
      {WIDTHS.map((it) => (
        <button
          key={it}
          type="button"
          className="button map-width"
          aria-pressed={it === width}
          aria-label={text.t('editor:map.width-of', { count: it })}
          data-testid={`pen-width-${it}`}
          onClick={() => choosePen({ width: it })}
        >
          {it}
        </button>
      ))}
    </fieldset>
  );
}
