import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { takePen } from '../../session/painting';
import { useText } from '../context';
import '../styles/map.css';
import { BoardSize } from './board-size';
import { LightPart } from './light-part';
import { mapNotes } from './map-notes';
import { PaintTools } from './paint-tools';
import { PicturePart } from './picture-part';

/** The ground of one's own fight: painted, sized, with a picture under it. */
export default function MapPanel() {
  useEffect(() => () => takePen(null), []);
  return (
    <div className="map-panel" data-testid="map-panel">
      <MapNotes />
      <PaintTools />
      <LightPart />
      <BoardSize />
      <PicturePart />
    </div>
  );
}

/** What is worth knowing of the map that was just opened. */
function MapNotes() {
  const text = useText();
  const { file, notes } = useStore(mapNotes);
  if (file === '') return null;
  return (
    <section className="map-notes" aria-label={text.t('editor:map.notes', { file })} data-testid="map-notes">
      <header className="map-row">
        <strong>{text.t('editor:map.notes', { file })}</strong>
        <button
          type="button"
          className="icon-button"
          aria-label={text.t('editor:map.notes-read')}
          data-testid="map-notes-read"
          onClick={() => mapNotes.setState({ file: '', notes: [] })}
        >
          <X size={16} aria-hidden="true" />
        </button>
      </header>
      {notes.length === 0 ? <p>{text.t('editor:map.no-notes')}</p> : null}
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
