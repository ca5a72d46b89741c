import { Bookmark, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { fromTemplate, plain, soughtIn } from '../../editor/creatures/catalogue';
import type { Newcomer } from '../../editor/creatures/newcomer';
import type { SavedCombatant } from '../../session/database';
import { useText } from '../context';
import { NamedPortrait } from '../portrait';
import type { Carry } from './carry';
import { useTemplates } from './use-templates';

interface TemplatesProps {
  readonly side: string;
  readonly words: string;
  readonly carry: Carry;
  readonly onPlace: (newcomer: Newcomer) => unknown;
}
/** Combatants that were kept, above the bestiary. */
export function Templates({ side, words, carry, onPlace }: TemplatesProps) {
  const text = useText();
  const { kept, removed, remove, putBack } = useTemplates();
  const sought = soughtIn(words).words;
  const shown = kept.filter(({ name }) => sought.every((word) => plain(name).includes(word)));
  const failed = (error: unknown) => console.error(error);
  return (
    <>
      {removed === null ? null : (
        <li className="template-removed">
          {text.t('editor:template.removed', { name: removed.name })}
          <button
            type="button"
            className="link"
            data-testid="template-put-back"
            onClick={() => putBack().catch(failed)}
          >
            {text.t('editor:template.put-back')}
          </button>
        </li>
      )}
      {shown.map((template) => (
        <TemplateRow
          key={template.id}
          template={template}
          side={side}
          carry={carry}
          onPlace={onPlace}
          onRemove={() => remove(template.id).catch(failed)}
        />
      ))}
    </>
  );
}

interface RowProps extends Omit<TemplatesProps, 'words'> {
  readonly template: SavedCombatant;
  readonly onRemove: () => void;
}
function TemplateRow({ template, side, carry, onPlace, onRemove }: RowProps) {
  const text = useText();
  const { name, block } = template;
  // What was kept is checked like any step of the notation before it comes onto the board.
  const newcomer = useMemo(() => fromTemplate(name, block as Newcomer['block']), [name, block]);
  return (
    <li className="template-row">
      <button
        type="button"
        className="creature-row"
        data-testid={`template-${name}`}
        onClick={() => onPlace(newcomer)}
        {...carry.handlers(newcomer)}
      >
        <span className="creature-token">
          <NamedPortrait name={name} side={side} />
        </span>
        <span className="creature-name">{name}</span>
        <span className="creature-facts">{text.t('editor:template.facts')}</span>
        <Bookmark size={16} aria-hidden="true" className="creature-add" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={text.t('editor:template.remove', { name })}
        onClick={onRemove}
      >
        <Trash2 size={16} aria-hidden="true" />
      </button>
    </li>
  );
}
