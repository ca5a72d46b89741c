import type { Holding } from '../engine/contract';

/** The number that a trait's name carries (`fast-healing-3`, `regeneration-5-fire`); 0 where it has none. */
export const rateIn = ({ data }: Holding): number => Number.parseInt(String(data['choice'] ?? '0'), 10) || 0;
