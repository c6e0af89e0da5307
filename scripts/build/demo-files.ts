/**
 * Files that a page asks for by an address (pictures, streams, the hosted player), which the demo build carries because no
 * server answers for its sandbox. They stand where the sandbox's icon and media hosts would have them. (rulings R6, R48)
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { avatars, avatarSvg } from '#src/sandbox/icons/avatars.ts'
import { avatarPath } from '#src/sandbox/icons/icon-app.ts'
import { nodeStatics } from '#src/sandbox/media/node-statics.ts'

const STREAM_FOLDER = 'src/sandbox/media/stream'
const PLAYER_FILES = ['player/player.js', 'player/hls.js', 'fonts/bengali.woff2']

function write(folder: string, path: string, body: string | Uint8Array): void {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, body)
}

export async function addDemoFiles(folder: string, root: string): Promise<void> {
  const names = [...readdirSync(join(root, STREAM_FOLDER)).map((name) => `stream/${name}`), ...PLAYER_FILES]
  for (const name of names) {
    const body = await nodeStatics.read(name)
    if (!body) throw new Error(`The media host has no ${name} for the demo.`)
    write(folder, `media/${name}`, body)
  }
  for (const { _id } of avatars) write(folder, `icon${avatarPath(_id)}`, avatarSvg(_id) ?? '')
}
