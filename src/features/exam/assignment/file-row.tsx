/** A file that the server holds: its name, its size, and a way to open it. (ruling R46) */
import { IconFileText } from '@tabler/icons-react'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import classes from './file-row.module.css'

interface FileRowProps {
  url: string
  name: string
  size: number
}

export function FileRow({ url, name, size }: FileRowProps) {
  return (
    <p className={classes.root}>
      <IconTile tone="leaf" size={36}>
        <IconFileText size={20} stroke={1.75} />
      </IconTile>
      <span className={classes.words}>
        <ExternalLink href={url} className={classes.name} hasIcon>
          <span data-latin>{formatFileName(name)}</span>
        </ExternalLink>
        {size > 0 && <span className={classes.size}>{formatBytes(size)}</span>}
      </span>
    </p>
  )
}
