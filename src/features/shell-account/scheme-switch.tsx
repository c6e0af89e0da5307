/** Light, dark, or as the device has it. Mantine keeps the choice; the script in the page reads it before the first paint. */
import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { Segmented } from '#src/ui/segmented.tsx'
import { words } from './words.ts'

const options = Object.entries(words.schemes).map(([value, label]) => ({ value: value as MantineColorScheme, label }))

export function SchemeSwitch() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return <Segmented label={words.scheme} options={options} value={colorScheme} onChange={setColorScheme} />
}
