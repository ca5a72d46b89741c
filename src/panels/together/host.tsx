import { useStore } from 'zustand';
import type { Decision } from '../../engine/state';
import { coming } from '../coming';
import { type Online, useOnline } from '../context';
import { Later, Missing, useComing } from '../later';
import { closeTogether, togetherStore } from './open';

/** Comes to the page when it sits at a table of a server, all of it at once. */
const atTable = coming(() => import('./at-table'));
/** These come when a table is to be found or begun. */
const begin = coming(() => import('./begin'));
const join = coming(() => import('./join'));

type Props =
  | { readonly part: 'bars' | 'button' | 'chat' | 'pings' | 'not-begun' | 'sheet' }
  | { readonly part: 'decision'; readonly decision: Decision };

/** A part of the page that is there only at a table of a server. */
export function Together(props: Props) {
  const online = useOnline();
  return online === null ? null : <AtTable {...props} online={online} />;
}

function AtTable(props: Props & { readonly online: Online }) {
  const stage = useComing(atTable);
  if (stage.is === 'here') return partOf(stage.part, props);
  // Said once, not in every place that waits for it.
  if (props.part !== 'bars' || !stage.late) return null;
  return (
    <div className="float">
      <Missing {...stage} again={atTable.fetch} />
    </div>
  );
}

type Parts = typeof import('./at-table');
function partOf(parts: Parts, { online, ...props }: Props & { readonly online: Online }) {
  switch (props.part) {
    case 'bars':
      return <parts.Bars online={online} />;
    case 'button':
      return <parts.TableButton online={online} />;
    case 'chat':
      return <parts.Chat online={online} />;
    case 'pings':
      return <parts.Pings online={online} />;
    case 'not-begun':
      return <parts.NotBegun online={online} />;
    case 'sheet':
      return <parts.TableSheet online={online} />;
    case 'decision':
      return <parts.DecisionNote online={online} decision={props.decision} />;
  }
}

/** What is opened from the menu or the bar. */
export function TogetherHost() {
  const sheet = useStore(togetherStore, (state) => state.sheet);
  switch (sheet) {
    case 'begin':
      return (
        <Later part={begin} leave={closeTogether}>
          {({ default: Begin }) => <Begin />}
        </Later>
      );
    case 'join':
      return (
        <Later part={join} leave={closeTogether}>
          {({ default: Join }) => <Join />}
        </Later>
      );
    case 'table':
      return <Together part="sheet" />;
    case null:
      return null;
  }
}
