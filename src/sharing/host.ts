// What the window that holds the fight needs, in one piece that is loaded when it is first asked for.
export { hostBroadcast, tableChannel } from './broadcast';
export { hostTable } from './table-host';
