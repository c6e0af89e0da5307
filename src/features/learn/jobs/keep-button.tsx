import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import type { JobPost } from '#src/api/shapes/job.ts'
import { IconButton } from '#src/ui/icon-button.tsx'
import { markJob } from './mark-job.ts'
import { usePressedMarks } from './mark-store.ts'
import { words } from './words.ts'

export function KeepButton({ post, variant }: { post: JobPost; variant?: 'default' }) {
  const pressed = usePressedMarks((state) => state[post._id])
  const isKept = pressed ?? post.is_marked
  return (
    <IconButton
      label={isKept ? words.letGo(post.title) : words.keep(post.title)}
      variant={variant}
      aria-pressed={isKept}
      onClick={() => markJob(post._id, !isKept)}
    >
      {isKept ? <IconBookmarkFilled size={22} /> : <IconBookmark size={22} stroke={1.75} />}
    </IconButton>
  )
}
