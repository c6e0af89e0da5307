/** The next free webinar in the mega menu. */
import { IconBroadcast } from '@tabler/icons-react'
import { live } from '#src/api/contract/live.ts'
import { useApi } from '#src/api/use-api.ts'
import { formatDateTile, formatTime } from '#src/lib/bn.ts'
import { paths } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { Pill } from '#src/ui/pill.tsx'
import { SkeletonText } from '#src/ui/states/skeleton.tsx'
import { Thumb } from '#src/ui/pictures/thumb.tsx'
import classes from './mega-menu.module.css'
import { words } from './words.ts'

export function MegaMenuWebinar() {
  const { data, error } = useApi(live.free, { query: { count: 1 } }, { isQuiet: true })
  const next = data?.data[0]
  if (next === undefined) return data || error ? <p className={classes.hint}>{words.noWebinar}</p> : <SkeletonText lines={3} />
  return (
    <article className={classes.webinar}>
      <Thumb category={next.category?.colour ?? 'web'} />
      <div className={classes.webinarText}>
        <Pill tone="urgent" icon={<IconBroadcast size={14} stroke={2} />}>
          {[formatDateTile(next.start_at)?.weekday, formatTime(next.start_at)].filter(Boolean).join(' ')}
        </Pill>
        <h3 className={classes.webinarTitle}>{next.title}</h3>
        <Button variant="light" to={paths.webinar(next.type)} fullWidth>
          {words.takeSeat}
        </Button>
      </div>
    </article>
  )
}
