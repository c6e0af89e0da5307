/** Shown if nothing was found: where else to search, and whom to ask. */

import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Row, Text } from '#src/ui/layout/layout.tsx'
import { Trending } from './start.tsx'
import { words } from './words.ts'
import classes from './palette.module.css'

interface NothingProps {
  q: string
  onSearch: (text: string) => void
  onLeave: (to: string) => void
}

export function Nothing({ q, onSearch, onLeave }: NothingProps) {
  return (
    <div className={classes.start}>
      <div>
        <Text weight={600} anywhere>
          {words.nothing(q)}
        </Text>
        <Text tone="muted" variant="small">
          {words.nothingHint}
        </Text>
        <Row wrap gap={8} mt={12}>
          <Button variant="light" onClick={() => onLeave(paths.search(q))}>
            {words.searchAll}
          </Button>
          <Button variant="default" onClick={() => onLeave(paths.support({ text: words.wanted(q) }))}>
            {words.ask}
          </Button>
        </Row>
      </div>
      <Trending onSearch={onSearch} />
    </div>
  )
}
