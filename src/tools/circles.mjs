// Files of the build that import each other in a circle. The browser runs one of them before another that it needs is there: a table that is put together while its
// module is read would be made of nothing, and no test of the modules by themselves notices.

/** Circles among files that are loaded at once, each told once: `a.js -> b.js -> a.js`. `bundle`: as the bundler hands it out, by file name. */
export function circlesOf(bundle) {
  const done = new Set();
  const circles = [];
  const follow = (file, trail) => {
    const start = trail.indexOf(file);
    if (start >= 0) circles.push([...trail.slice(start), file].join(' -> '));
    if (start >= 0 || done.has(file)) return;
    for (const needed of bundle[file]?.imports ?? []) follow(needed, [...trail, file]);
    done.add(file);
  };
  for (const file of Object.keys(bundle)) follow(file, []);
  return circles;
}

export function noCircles() {
  return {
    name: 'fivefoot-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circles = circlesOf(bundle);
      if (circles.length > 0) throw new Error(`built files import each other: ${circles.join('; ')}`);
    },
  };
}
