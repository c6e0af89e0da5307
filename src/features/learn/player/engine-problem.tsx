/** The stream itself cannot be fetched: said over the picture, with a way to try again and one to report it. */
import { IconRefresh } from '@tabler/icons-react'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { useReportAddress } from '#src/ui/states/use-report-address.ts'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './player.module.css'
import { words } from './words.ts'

export function EngineProblem({ onRetry }: { onRetry: () => void }) {
  const reportTo = useReportAddress()
  return (
    <Row justify="center" wrap gap={12} pad={16} text="center" className={classes.problem} role="alert">
      <p>{words.streamFailed}</p>
      <Button onClick={onRetry} leftSection={<IconRefresh aria-hidden="true" />}>
        {words.again}
      </Button>
      <Button variant="default" to={reportTo ?? paths.support()}>
        {words.report}
      </Button>
    </Row>
  )
}
