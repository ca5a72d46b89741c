import type { Plugin, Rolldown } from 'vite';

export function firstGroups(): Rolldown.CodeSplittingGroup[];
export function firstLinks(): Plugin;
