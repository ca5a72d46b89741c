import { Hammer } from 'lucide-react';
import { useStore } from 'zustand';
import { useText } from '../context';
import { IconButton } from '../icon-button';
import { closeEditor, editorStore, openEditor } from './open';

/** Opens the editor where it was last open, and closes it. */
export function EditorButton() {
  const text = useText();
  const open = useStore(editorStore, ({ tab }) => tab !== null);
  return (
    <IconButton
      icon={Hammer}
      label={text.t('editor:toggle')}
      testId="editor-toggle"
      pressed={open}
      onClick={() => (open ? closeEditor() : openEditor())}
    />
  );
}
