import { readPurchases } from '#src/api/contract/assessment.ts'
import { useRead } from '#src/api/use-api.ts'
import { words } from './words.ts'

/** The current level; for several assessments, how many are running. */
export function OpenLevel() {
  const { data = [] } = useRead(readPurchases(), { isQuiet: true })
  const open = data.flatMap(({ next_level: level }) => (level ? [level.no] : []))
  const [only] = open
  if (only === undefined) return null
  return open.length === 1 ? words.level(only) : words.levels(open.length)
}
