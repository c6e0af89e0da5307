/** The design as a Mantine theme. `theme.css`, generated from here, has the values for the style sheets. */

import { createTheme } from '@mantine/core'
import { kora, palette } from './palette.ts'

/** Text, controls and all numbers: its digits are tabular and its conjuncts stay readable at 13 px. */
const TEXT_FONT = "'Noto Sans Bengali', system-ui, sans-serif"

export const theme = createTheme({
  colors: palette,
  primaryColor: 'mayur',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.179,
  black: kora[9],
  white: '#FFFFFF',
  fontFamily: TEXT_FONT,
  // Code contains Bengali in its strings and comments.
  fontFamilyMonospace: "'JetBrains Mono', var(--k-font-code)",
  headings: {
    // Set in base.css: Noto below the md breakpoint, so that phones load only one font. (ruling R27)
    fontFamily: 'var(--k-font-heading)',
    fontWeight: '700',
    sizes: {
      h1: { fontSize: '2.25rem', lineHeight: '3rem' },
      h2: { fontSize: '1.75rem', lineHeight: '2.375rem' },
      h3: { fontSize: '1.375rem', lineHeight: '2rem', fontWeight: '600' },
      h4: { fontSize: '1.125rem', lineHeight: '1.6875rem', fontWeight: '600' },
      h5: { fontSize: '1rem', lineHeight: '1.5rem', fontWeight: '600' },
    },
  },
  fontSizes: { xxs: '0.75rem', xs: '0.8125rem', sm: '0.875rem', md: '1rem', lg: '1.125rem', xl: '1.375rem' },
  lineHeights: { xxs: '1.5', xs: '1.54', sm: '1.57', md: '1.625', lg: '1.667', xl: '1.5' },
  fontWeights: { regular: '400', medium: '600', bold: '700' },
  spacing: {
    xs: '0.5rem',
    sm: '0.75rem',
    md: '1rem',
    lg: '1.5rem',
    xl: '2rem',
    '2xl': '3rem',
    '3xl': '4.5rem',
  },
  radius: { xs: '6px', sm: '9px', md: '11px', lg: '16px', xl: '24px' },
  defaultRadius: 'md',
  shadows: {
    xs: '0 1px 2px rgba(52,40,16,.06)',
    sm: '0 1px 2px rgba(52,40,16,.05), 0 6px 18px -6px rgba(52,40,16,.10)',
    lg: '0 2px 6px rgba(30,28,16,.06), 0 18px 44px -12px rgba(30,28,16,.20)',
    xl: '0 32px 80px -16px rgba(10,28,32,.36)',
  },
  breakpoints: { xs: '30em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
  cursorType: 'pointer',
  respectReducedMotion: true,
})
