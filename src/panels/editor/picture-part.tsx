import { Crosshair, ImageOff, ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Picture } from '../../engine/state';
import type { Board } from '../../grid/board';
import { boardStore } from '../../session/board-port';
import { type Handles, paintingStore, showHandles } from '../../session/painting';
import { refusalOf } from '../../session/refused';
import { useDo, useFight, usePanels, useText } from '../context';
import { TypedField } from './fields';
import { openPicture } from './open-picture';
import { PictureAlign } from './picture-align';

/** The picture under the grid: chosen, laid, made fainter, taken away. */
export function PicturePart() {
  const text = useText();
  const picture = useFight((fight) => fight.encounter.picture ?? null);
  const aligning = useStore(paintingStore, ({ handles }) => handles !== null);
  return (
    <fieldset className="map-group" data-testid="picture-part">
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
        onClick={() => showHandles(firstHandles(board))}
      >
        <Crosshair size={16} aria-hidden="true" /> {text.t('editor:picture.align')}
      </button>
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

/** Both handles come into view, some way from each other and on the board. */
function firstHandles({ columns, rows }: Board): Handles {
  const element = document.querySelector('.board-host');
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect(0, 0, 400, 300);
  const at = (share: number) => {
    const [x, y] = boardStore
      .getState()
      .board?.screenToSquare([left + width * share, top + height * share]) ?? [0, 0];
    return { x: Math.min(columns, Math.max(0, x)), y: Math.min(rows, Math.max(0, y)) };
  };
  return { a: at(0.35), b: at(0.65), active: 'a' };
}
