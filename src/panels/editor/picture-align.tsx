import { useState } from 'react';
import { useStore } from 'zustand';
import { alignPicture } from '../../editor/ground/align-picture';
import type { Picture } from '../../engine/state';
import { paintingStore, showHandles } from '../../session/painting';
import { useDo, useText } from '../context';
import { wholeNumber } from '../whole-number';

/** More than this, and the picture is stretched or a handle is off. */
const MUCH_UNEVEN = 0.02;
const SIDES = ['columns', 'rows'] as const;

/** The handles are on the board; here is said how many squares lie between them, and the picture is laid so. */
export function PictureAlign({ picture }: { readonly picture: Picture }) {
  const text = useText();
  const { send } = useDo();
  const handles = useStore(paintingStore, (state) => state.handles);
  /** What was typed; until then, as the picture lies now. */
  const [typed, setTyped] = useState<Partial<Record<(typeof SIDES)[number], string>>>({});
  if (handles === null) return null;
  const { a, b } = handles;
  const now = { columns: Math.round(Math.abs(a.x - b.x)), rows: Math.round(Math.abs(a.y - b.y)) };
  const shown = { columns: typed.columns ?? String(now.columns), rows: typed.rows ?? String(now.rows) };
  const [columns, rows] = [wholeNumber(shown.columns), wholeNumber(shown.rows)];
  const possible = columns !== null && rows !== null && columns + rows > 0;
  const aligned = possible ? alignPicture(picture, a, b, { columns, rows }) : null;
  const apply = () => {
    if (aligned === null) return;
    showHandles(null);
    send({ type: 'edit', edit: 'picture', args: { picture: { ...aligned.picture } } });
  };
  return (
    <div className="map-align" data-testid="align">
      <p className="map-hint">{text.t('editor:picture.align-hint')}</p>
      <div className="map-row">
        <span>{text.t('editor:picture.apart')}</span>
        {SIDES.map((side) => (
          <input
            key={side}
            className="field field-number"
            inputMode="numeric"
            aria-label={text.t(`editor:picture.apart-${side}`)}
            data-testid={`align-${side}`}
            value={shown[side]}
            onChange={({ target }) => setTyped({ ...typed, [side]: target.value })}
          />
        ))}
      </div>
      <p className={aligned !== null && aligned.uneven > MUCH_UNEVEN ? 'warning' : 'map-hint'} role="status">
        {aligned === null
          ? text.t('editor:picture.not-apart')
          : text.t(aligned.uneven > MUCH_UNEVEN ? 'editor:picture.uneven' : 'editor:picture.would-be', {
              pixels: Math.round(aligned.picture.pixelsPerSquare * 100) / 100,
              percent: Math.round(aligned.uneven * 100),
            })}
      </p>
      <div className="map-row">
        <button
          type="button"
          className="button button-main"
          aria-disabled={aligned === null}
          data-testid="align-apply"
          onClick={apply}
        >
          {text.t('editor:picture.apply')}
        </button>
        <button type="button" className="button" data-testid="align-leave" onClick={() => showHandles(null)}>
          {text.t('editor:picture.leave')}
        </button>
      </div>
    </div>
  );
}
