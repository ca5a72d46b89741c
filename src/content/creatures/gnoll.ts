import type { Creature } from '../creature';

export default {
  type: 'humanoid',
  subtypes: ['gnoll'],
  alignment: 'CE',
  challengeRating: 1,
  hitDice: '2d8+2',
  goodSaves: ['fort'],
  size: 'medium',
  speed: 30,
  abilities: { str: 15, dex: 10, con: 13, int: 8, wis: 11, cha: 8 },
  armor: 'leather',
  shield: 'heavy-steel-shield',
  ac: { natural: 1 },
  skills: { listen: 2, spot: 3 },
  feats: ['power-attack'],
  traits: ['darkvision'],
  hands: ['battleaxe'],
  carried: ['shortbow'],
} satisfies Creature;
