import type { Creature } from '../creature';

/** A half-orc barbarian of 3rd level; light armour leaves the fast movement. */
export default {
  name: 'Ruk Daverra',
  type: 'humanoid',
  subtypes: ['human', 'orc'],
  alignment: 'CN',
  challengeRating: 3,
  hitDice: '3d12+6',
  classes: { barbarian: 3 },
  race: 'half-orc',
  speed: 40,
  abilities: { str: 17, dex: 13, con: 14, int: 8, wis: 12, cha: 6 },
  hp: 31,
  armor: 'chain-shirt',
  skills: { climb: 7, jump: 11, listen: 7 },
  feats: ['cleave', 'power-attack'],
  traits: ['darkvision', 'rage', 'uncanny-dodge'],
  hands: ['greataxe'],
  carried: ['javelin', 'handaxe'],
} satisfies Creature;
