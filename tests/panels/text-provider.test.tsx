// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { memo } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TextProvider, useText } from '../../src/panels/text-provider';
import { createText } from '../../src/text/i18n';

afterEach(cleanup);

const Action = memo(function Action() {
  return <p data-testid="action">{useText().t('rules:action.charge')}</p>;
});

test('another language reaches every panel, those too that nothing else draws again', async () => {
  const text = createText('en');
  render(
    <TextProvider text={text}>
      <Action />
    </TextProvider>,
  );
  const before = screen.getByTestId('action').textContent;
  await act(() => text.changeLanguage('hu'));
  const after = screen.getByTestId('action').textContent;
  expect([before, after]).toEqual([
    text.getFixedT('en')('rules:action.charge'),
    text.getFixedT('hu')('rules:action.charge'),
  ]);
  expect(after).not.toBe(before);
});

test('a panel outside of any text says so', () => {
  expect(() => render(<Action />)).toThrow('outside of their text');
});
