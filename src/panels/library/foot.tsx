import { Archive, FileUp } from 'lucide-react';
import { useRef } from 'react';
import type { Room } from '../../session/room';
import { useText } from '../context';
import { saveAs } from '../save-as';
import type { Run } from './use-library';

interface FootProps {
  readonly room: Room | null;
  readonly run: Run;
}
/** Files in, backup out, and how much room there is. */
export function Foot({ room, run }: FootProps) {
  const text = useText();
  const picker = useRef<HTMLInputElement>(null);
  const backup = () =>
    run(async (desk) => {
      const day = new Date().toISOString().slice(0, 10);
      saveAs(`fivefoot-${day}.fivefoot`, await desk.backupFile());
      return null;
    });
  const bring = (file: File) => run(async (desk) => ({ is: 'brought', what: await desk.bring(file) }));
  return (
    <div className="library-foot">
      <button
        type="button"
        className="button"
        data-testid="library-import"
        onClick={() => picker.current?.click()}
      >
        <FileUp size={16} aria-hidden="true" /> {text.t('library:import')}
      </button>
      <button type="button" className="button" data-testid="library-backup" onClick={() => void backup()}>
        <Archive size={16} aria-hidden="true" /> {text.t('library:backup')}
      </button>
      <RoomWords room={room} />
      <input
        ref={picker}
        type="file"
        hidden
        accept=".fivefoot,.yaml,.yml"
        data-testid="library-file"
        aria-label={text.t('library:import')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void bring(file);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

function RoomWords({ room }: Pick<FootProps, 'room'>) {
  const text = useText();
  if (room === null) return null;
  const [used, most] = [room.used, room.most].map((bytes) => sizeOf(bytes, text.language));
  return (
    <p className="library-room" data-testid="library-room" data-short={room.short}>
      {text.t(room.short ? 'library:room-short' : 'library:room', { used, most })}
      {room.lasting ? null : ` ${text.t('library:not-lasting')}`}
    </p>
  );
}

const MEGABYTE = 1024 * 1024;

/** `0.1 MB`, `10 GB`, as the language writes it. */
function sizeOf(bytes: number, language: string): string {
  const large = bytes >= 1024 * MEGABYTE;
  const unit = large ? 'gigabyte' : 'megabyte';
  const words = new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 });
  return words.format(bytes / (large ? 1024 * MEGABYTE : MEGABYTE));
}
