import { MOST_NAME, tidyName } from '../../editor/creatures/names';
import { useDo, useFight, useText } from '../context';
import { TypedField } from './fields';

/** What the encounter is called. */
export function TitleField() {
  const text = useText();
  const { send } = useDo();
  const title = useFight((fight) => fight.encounter.title);
  const take = (typed: string): readonly string[] => {
    const wanted = tidyName(typed);
    if (wanted === '') return [text.t('editor:title-empty')];
    send({ type: 'edit', edit: 'rename', args: { title: wanted } });
    return [];
  };
  return (
    <div className="editor-title">
      <TypedField
        label={text.t('editor:encounter-title')}
        testId="encounter-title"
        value={title}
        most={MOST_NAME}
        onTake={take}
      />
    </div>
  );
}
