import { expect, test } from 'vitest'
import { chooseColorScheme, followColorScheme } from './color-scheme.ts'

const shown = () => document.documentElement.getAttribute('data-mantine-color-scheme')

test('a dark page is printed light, and is dark again afterwards', () => {
  followColorScheme()
  chooseColorScheme('dark')
  expect(shown()).toBe('dark')
  dispatchEvent(new Event('beforeprint'))
  expect(shown()).toBe('light')
  dispatchEvent(new Event('afterprint'))
  expect(shown()).toBe('dark')
})
