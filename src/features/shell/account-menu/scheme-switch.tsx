/** Light, dark, or as the device has it. */
import { type ColorScheme, colorSchemeChosen, useColorScheme } from '#src/ui/theme/color-scheme.ts'
import { Segmented } from '#src/ui/segmented.tsx'
import { words } from './menu-words.ts'

const options = Object.entries(words.schemes).map(([value, label]) => ({ value: value as ColorScheme, label }))

export function SchemeSwitch() {
  return <Segmented label={words.scheme} options={options} value={useColorScheme()} onChange={colorSchemeChosen} />
}
