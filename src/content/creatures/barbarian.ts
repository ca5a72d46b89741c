import type { StatBlock } from '../stat-block';

/** A half-orc barbarian of 3rd level; light armour leaves the fast movement. */
export default {
  name: 'Ruk Daverra',
  race: 'half-orc',
  speed: 40,
  bab: 3,
  level: 3,
  abilities: { str: 17, dex: 13, con: 14, int: 8, wis: 12, cha: 6 },
  hp: 31,
  armor: 'chain-shirt',
  saves: { fort: 3, ref: 1, will: 1 },
  skills: { climb: 7, jump: 11, listen: 7 },
  feats: ['cleave', 'power-attack'],
  traits: ['humanoid', 'darkvision', 'rage', 'uncanny-dodge'],
  hands: ['greataxe'],
  carried: ['javelin', 'handaxe'],
} satisfies StatBlock;
