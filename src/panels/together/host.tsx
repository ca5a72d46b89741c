import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import type { Decision } from '../../engine/state';
import { useOnline } from '../context';
import { togetherStore } from './open';

/** All of it comes to the page when a table of a server is at hand, or is to be. */
const Bars = lazy(() => import('./bars'));
const TableButton = lazy(() => import('./table-button'));
const Chat = lazy(() => import('./chat'));
const Pings = lazy(() => import('./pings'));
const DecisionNote = lazy(() => import('./decision-note'));
const NotBegun = lazy(() => import('./not-begun'));
const Begin = lazy(() => import('./begin'));
const Join = lazy(() => import('./join'));
const TableSheet = lazy(() => import('./table-sheet'));

type Props =
  | { readonly part: 'bars' | 'button' | 'chat' | 'pings' | 'not-begun' }
  | { readonly part: 'decision'; readonly decision: Decision };

/** A part of the page that is there only at a table of a server. */
export function Together(props: Props) {
  const online = useOnline();
  if (online === null) return null;
  return <Suspense fallback={null}>{partOf(props, online)}</Suspense>;
}

function partOf(props: Props, online: NonNullable<ReturnType<typeof useOnline>>) {
  switch (props.part) {
    case 'bars':
      return <Bars online={online} />;
    case 'button':
      return <TableButton online={online} />;
    case 'chat':
      return <Chat online={online} />;
    case 'pings':
      return <Pings online={online} />;
    case 'not-begun':
      return <NotBegun online={online} />;
    case 'decision':
      return <DecisionNote online={online} decision={props.decision} />;
  }
}

/** What is opened from the menu or the bar. */
export function TogetherHost() {
  const online = useOnline();
  const sheet = useStore(togetherStore, (state) => state.sheet);
  if (sheet === null) return null;
  return (
    <Suspense fallback={null}>
      {sheet === 'begin' ? <Begin /> : null}
      {sheet === 'join' ? <Join /> : null}
      {sheet === 'table' && online !== null ? <TableSheet online={online} /> : null}
    </Suspense>
  );
}
