import { Crosshair, Expand, ImageOff, ImagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { boardUnder } from '../../editor/ground/board-under';
import type { Picture } from '../../engine/state';
import type { Board } from '../../grid/board';
import { boardStore } from '../../session/board-port';
import { type Handles, paintingStore, showHandles } from '../../session/painting';
import { refusalOf } from '../../session/refused';
import { useDo, useFight, usePanels, useText } from '../context';
import { TypedField } from './fields';
import { editorStore } from './open';
import { openPicture } from './open-picture';
import { PictureAlign } from './picture-align';

/** The picture under the grid: chosen, laid, made fainter, taken away. */
export function PicturePart() {
  const text = useText();
  const picture = useFight((fight) => fight.encounter.picture ?? null);
  const aligning = useStore(paintingStore, ({ handles }) => handles !== null);
  const part = useRef<HTMLFieldSetElement>(null);
  const comes = useStore(editorStore, ({ showsPicture }) => showsPicture);
  useEffect(() => {
    if (!comes) return;
    part.current?.scrollIntoView?.({ block: 'end' });
    editorStore.setState({ showsPicture: false });
  }, [comes]);
  return (
    <fieldset ref={part} className="map-group" data-testid="picture-part">
      <legend>{text.t('editor:picture.title')}</legend>
      <ChoosePicture isThere={picture !== null} />
      {picture === null ? <p className="map-hint">{text.t('editor:picture.hint')}</p> : null}
      {picture !== null && !aligning ? <PictureFields picture={picture} /> : null}
      {picture !== null && aligning ? <PictureAlign picture={picture} /> : null}
    </fieldset>
  );
}

function ChoosePicture({ isThere }: { readonly isThere: boolean }) {
  const text = useText();
  const panels = usePanels();
  const { notify, send } = useDo();
  const picker = useRef<HTMLInputElement>(null);
  const open = async (file: File) => {
    const refused = await openPicture(file, panels).catch(refusalOf);
    if (refused !== null) notify({ refusal: refused, square: null, command: null });
  };
  return (
    <div className="map-row">
      <button
        type="button"
        className="button"
        data-testid="picture-choose"
        onClick={() => picker.current?.click()}
      >
        <ImagePlus size={16} aria-hidden="true" />
        {text.t(isThere ? 'editor:picture.replace' : 'editor:picture.choose')}
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        data-testid="picture-input"
        aria-label={text.t('editor:picture.choose')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) void open(file);
        }}
      />
      {isThere ? (
        <button
          type="button"
          className="button"
          data-testid="picture-remove"
          onClick={() => {
            showHandles(null);
            send({ type: 'edit', edit: 'picture', args: {} });
          }}
        >
          <ImageOff size={16} aria-hidden="true" />
          {text.t('editor:picture.remove')}
        </button>
      ) : null}
    </div>
  );
}

/** A number with a part after the point or the comma, as it was typed; null for anything else. */
const numberTyped = (typed: string): number | null =>
  /^[−-]?\d{1,6}([.,]\d{1,6})?$/.test(typed) ? Number(typed.replace('−', '-').replace(',', '.')) : null;

function PictureFields({ picture }: { readonly picture: Picture }) {
  const text = useText();
  const { send } = useDo();
  const board = useFight((fight) => fight.encounter.board);
  const set = (changes: Partial<Picture>) =>
    send({ type: 'edit', edit: 'picture', args: { picture: { ...picture, ...changes } } });
  const take = (name: 'pixelsPerSquare' | 'left' | 'top') => (typed: string) => {
    const value = numberTyped(typed);
    if (value === null) return [text.t('editor:picture.bad-number', { typed })];
    set({ [name]: value });
    return [];
  };
  return (
    <>
      <div className="map-three">
        {(['pixelsPerSquare', 'left', 'top'] as const).map((name) => (
          <TypedField
            key={name}
            short
            label={text.t(`editor:picture.${name}`)}
            testId={`picture-${name}`}
            value={String(picture[name])}
            onTake={take(name)}
          />
        ))}
      </div>
      <OpacityField picture={picture} onSet={(opacity) => set({ opacity })} />
      <button
        type="button"
        className="button"
        data-testid="picture-align"
        onClick={() => showHandles(firstHandles(picture, board))}
      >
        <Crosshair size={16} aria-hidden="true" /> {text.t('editor:picture.align')}
      </button>
      <FitBoard picture={picture} board={board} />
    </>
  );
}

interface OpacityProps {
  readonly picture: Picture;
  readonly onSet: (opacity: number) => void;
}
/** One command for a whole pull at the slider. */
function OpacityField({ picture, onSet }: OpacityProps) {
  const text = useText();
  const [pulled, setPulled] = useState<number | null>(null);
  const percent = pulled ?? Math.round(picture.opacity * 100);
  const commit = () => {
    if (pulled !== null && pulled !== Math.round(picture.opacity * 100)) onSet(pulled / 100);
    setPulled(null);
  };
  return (
    <label className="map-slider">
      <span>{text.t('editor:picture.opacity', { percent })}</span>
      <input
        type="range"
        min={10}
        max={100}
        step={5}
        value={percent}
        data-testid="picture-opacity"
        onChange={({ target }) => setPulled(Number(target.value))}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
      />
    </label>
  );
}

/** Makes the board end where the picture does; not there where it does so already. */
function FitBoard({ picture, board }: { readonly picture: Picture; readonly board: Board }) {
  const text = useText();
  const { send } = useDo();
  const size = boardUnder(picture);
  const [columns, rows] = size;
  if (columns === board.columns && rows === board.rows) return null;
  return (
    <button
      type="button"
      className="button"
      data-testid="picture-fit-board"
      onClick={() => send({ type: 'edit', edit: 'ground', args: { size: [...size] } })}
    >
      <Expand size={16} aria-hidden="true" /> {text.t('editor:picture.fit-board', { columns, rows })}
    </button>
  );
}

/** Both handles come into view, some way from each other, on the picture and on the board, where squares of it may have corners. */
function firstHandles({ left, top, width, height, pixelsPerSquare }: Picture, board: Board): Handles {
  const [view, cover] = ['.board-host', '.editor'].map((it) =>
    document.querySelector(it)?.getBoundingClientRect(),
  );
  const seen = view ?? new DOMRect(0, 0, 400, 300);
  // On a phone the editor lies over the lower part of the board.
  const bottom =
    cover !== undefined && cover.top > seen.top + 60 ? Math.min(cover.top, seen.bottom) : seen.bottom;
  const placeOf = (x: number, y: number) => boardStore.getState().board?.screenToSquare([x, y]) ?? [0, 0];
  const [fromX, fromY] = placeOf(seen.left, seen.top);
  const [toX, toY] = placeOf(seen.right, bottom);
  const between = (
    share: number,
    ends: readonly [number, number],
    sides: readonly [number, number, number],
  ) => {
    const low = Math.max(ends[0], sides[0], 0);
    const high = Math.min(ends[1], sides[1], sides[2]);
    return Math.round(low + (high - low) * share);
  };
  const at = (share: number) => ({
    x: between(share, [fromX, toX], [left, left + width / pixelsPerSquare, board.columns]),
    y: between(share, [fromY, toY], [top, top + height / pixelsPerSquare, board.rows]),
  });
  return { a: at(0.25), b: at(0.75), active: 'a' };
}
