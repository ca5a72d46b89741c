/** The version of package.json, put in by the bundler. */
declare const __FIVEFOOT_VERSION__: string;
