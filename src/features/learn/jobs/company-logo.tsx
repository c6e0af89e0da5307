/** A company's logo, or the first letter of its name. Decoration: the name stands beside it. */
import type { JobPost } from '#src/api/shapes/job.ts'
import { parseOwnPicture } from '#src/lib/trusted-hosts.ts'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import classes from './jobs.module.css'

export function CompanyLogo({ of, size = 44 }: { of: Pick<JobPost, 'company' | 'logo_url'>; size?: number }) {
  return (
    <Portrait name={of.company} src={parseOwnPicture(of.logo_url)} size={size} className={classes.logo} />
  )
}
