/** A company's logo, or the first letter of its name. Decoration: the name is beside it. */

import type { JobPost } from '#src/api/shapes/job.ts'
import { parseOwnPicture } from '#src/lib/trusted-hosts.ts'
import { Portrait } from '#src/ui/pictures/portrait.tsx'
import classes from './jobs.module.css'

export function CompanyLogo({
  post,
  size = 44,
}: {
  post: Pick<JobPost, 'company' | 'logo_url'>
  size?: number
}) {
  return (
    <Portrait name={post.company} src={parseOwnPicture(post.logo_url)} size={size} className={classes.logo} />
  )
}
