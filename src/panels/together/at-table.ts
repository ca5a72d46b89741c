// What is needed while one sits at a table of a server. It comes as one, so that nothing of it is first asked for when the line is down.
export { default as Bars } from './bars';
export { default as Chat } from './chat';
export { default as DecisionNote } from './decision-note';
export { default as NotBegun } from './not-begun';
export { default as Pings } from './pings';
export { default as TableButton } from './table-button';
export { default as TableSheet } from './table-sheet';
