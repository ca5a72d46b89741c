import { useDo, useFight, useText } from '../context';
import { TypedField } from './fields';

/** What the encounter is called. */
export function TitleField() {
  const text = useText();
  const { send } = useDo();
  const title = useFight((fight) => fight.encounter.title);
  const take = (typed: string): readonly string[] => {
    if (typed === '') return [text.t('editor:title-empty')];
    send({ type: 'edit', edit: 'rename', args: { title: typed } });
    return [];
  };
  return (
    <div className="editor-title">
      <TypedField
        label={text.t('editor:encounter-title')}
        testId="encounter-title"
        value={title}
        onTake={take}
      />
    </div>
  );
}
