/** A file on the server: its name, its size, and a link to open it. (ruling R46) */

import { IconFileText } from '@tabler/icons-react'
import { formatBytes } from '#src/lib/bytes.ts'
import { formatFileName } from '#src/lib/file-name.ts'
import { Grid, Row, Text } from '#src/ui/layout/layout.tsx'
import { IconTile } from '#src/ui/pictures/icon-tile.tsx'
import { ExternalLink } from '#src/ui/text/external-link.tsx'
import classes from './file-row.module.css'

interface FileRowProps {
  url: string
  name: string
  size: number
}

export function FileRow({ url, name, size }: FileRowProps) {
  return (
    <Row as="p" gap={12} className={classes.root}>
      <IconTile tone="leaf" size={36}>
        <IconFileText size={20} stroke={1.75} />
      </IconTile>
      <Grid as="span" shrink>
        <ExternalLink href={url} className={classes.name} hasIcon>
          <span data-latin>{formatFileName(name)}</span>
        </ExternalLink>
        {size > 0 && (
          <Text as="span" tone="muted" variant="caption">
            {formatBytes(size)}
          </Text>
        )}
      </Grid>
    </Row>
  )
}
