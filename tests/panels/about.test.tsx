// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import packageJson from '../../package.json';
import '../../src/panels/about/about';
import { AboutHost } from '../../src/panels/about/about-host';
import { aboutStore, openAbout } from '../../src/panels/about/open';
import { openFight, show } from './helpers';

afterEach(() => {
  cleanup();
  aboutStore.setState({ open: false });
});

test('says what Fivefoot is, its version, and links to both licences', async () => {
  show(openFight(), <AboutHost />);
  expect(screen.queryByTestId('about')).toBeNull();
  openAbout();
  const dialog = await screen.findByRole('dialog', { name: 'About Fivefoot' });
  expect(dialog.textContent).toContain('Open Game Content');
  expect(screen.getByTestId('about-version').textContent).toBe(`Version ${packageJson.version}`);
  expect(screen.getByTestId('about-ogl').getAttribute('href')).toBe('licences/OGL-1.0a.txt');
  expect(screen.getByTestId('about-mit').getAttribute('href')).toBe('licences/MIT.txt');
  fireEvent.click(screen.getByTestId('about-close'));
  expect(aboutStore.getState().open).toBe(false);
}, 30_000);

test('the licences lie where the links point: the whole OGL with its notices, and the MIT licence of the project', () => {
  const ogl = readFileSync('public/licences/OGL-1.0a.txt', 'utf8');
  for (let section = 1; section <= 15; section++) expect(ogl).toMatch(new RegExp(`^${section}\\. `, 'm'));
  expect(ogl).toContain('Open Game License v 1.0a Copyright 2000, Wizards of the Coast, Inc.');
  expect(ogl).toContain('System Reference Document Copyright 2000-2003, Wizards of the Coast, Inc.; Authors');
  expect(readFileSync('public/licences/MIT.txt', 'utf8')).toBe(readFileSync('LICENSE', 'utf8'));
});
