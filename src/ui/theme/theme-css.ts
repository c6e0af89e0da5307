/**
 * The theme as a style sheet. It is written to `theme.css` beforehand (`npx vitest run src/ui/theme -u`) and
 * not by Mantine when the app starts: the prerendered frame of each HTML file needs the colours before any script
 * runs.
 */

import {
  type ConvertCSSVariablesInput,
  convertCssVariables,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  DEFAULT_THEME,
} from '@mantine/core'
import { palette } from './palette.ts'
import { schemeTokens, type TokenName } from './scheme-tokens.ts'
import { theme } from './theme.ts'

type Scheme = keyof typeof schemeTokens

/** `lineStrong` → `--k-line-strong`, `line2` → `--k-line-2`. */
export function getVariableName(token: string): `--${string}` {
  return `--k-${token.replace(/[A-Z]|\d+$/g, (part) => `-${part.toLowerCase()}`)}`
}

/** Mantine's own roles mapped to ours. */
const MANTINE_ROLES: Readonly<Record<string, TokenName>> = {
  body: 'body',
  text: 'text',
  dimmed: 'text2',
  placeholder: 'text3',
  anchor: 'link',
  default: 'surface',
  'default-border': 'line2',
  'default-hover': 'sunken',
  error: 'errorText',
  success: 'successText',
  disabled: 'disabled',
  'disabled-color': 'onDisabled',
}

const NIGHT_SHADOWS = {
  '--mantine-shadow-xs': '0 1px 2px rgba(0,0,0,.4)',
  '--mantine-shadow-sm': '0 6px 18px -6px rgba(0,0,0,.5)',
  '--mantine-shadow-lg': '0 18px 44px -12px rgba(0,0,0,.7)',
  '--mantine-shadow-xl': '0 32px 80px -16px rgba(0,0,0,.8)',
}

function listSchemeVariables(scheme: Scheme): Record<string, string> {
  const tokens = schemeTokens[scheme]
  const own = Object.entries(tokens).map(([name, value]) => [getVariableName(name), value])
  const roles = Object.entries(MANTINE_ROLES).map(([role, token]) => [
    `--mantine-color-${role}`,
    `var(${getVariableName(token)})`,
  ])
  return Object.fromEntries([...own, ...roles])
}

/**
 * Mantine's colour families that the theme does not have, and mixtures that no component of ours uses, would
 * only add bytes.
 */
const MIXTURE = /^--mantine-color-(?!mayur-|gray-)[a-z]+-(?:text|filled|light|outline)(?:-|$)/
const SHADE = /^--mantine-color-([a-z]+)-\d$/

function isWanted(name: string): boolean {
  const family = SHADE.exec(name)?.[1]
  return family === undefined ? !MIXTURE.test(name) : family in palette
}

function pickWanted(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => isWanted(name)))
}

/** The whole content of `theme.css`. */
export function writeThemeCss(): string {
  const base = defaultCssVariablesResolver(mergeMantineTheme(DEFAULT_THEME, theme))
  const variables: ConvertCSSVariablesInput = {
    variables: pickWanted(base.variables),
    light: { ...pickWanted(base.light), ...listSchemeVariables('light') },
    dark: { ...pickWanted(base.dark), ...listSchemeVariables('dark'), ...NIGHT_SHADOWS },
  }
  const rules = convertCssVariables(variables, ':root')
    .replaceAll(/;\s*/g, ';\n')
    .replaceAll(/\{\s*/g, '{\n')
    .replaceAll(/\}\s*/g, '}\n')
  return `/* Made from theme.ts and scheme-tokens.ts by vitest run src/ui/theme -u; do not edit. */\n${rules}`
}
