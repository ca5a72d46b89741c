// Parts of catalogues: a name of its own for the bundler, which then takes only what is asked for by name.
declare module '*/ui.json?first' {
  export const area: object;
  export const board: object;
  export const percent: string;
}
declare module '*/rules.json?first' {
  export const band: object;
  export const casting: object;
  export const condition: object;
  export const feat: object;
  export const stance: object;
  export const trait: object;
}
declare module '*/content.json?first' {
  export const armor: object;
  export const item: object;
  export const shield: object;
  export const weapon: object;
}
