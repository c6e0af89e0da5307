/** Writes the sandbox's plain files into the demo build, where the icon and media hosts would have them. (rulings R6, R48) */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listDemoIcons, readDemoMedia, type DemoFile } from '#src/sandbox/demo-files.ts'

function write(folder: string, files: readonly DemoFile[]): void {
  for (const { path, content } of files) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

export async function addDemoFiles(folder: string): Promise<void> {
  write(join(folder, 'icon'), listDemoIcons())
  write(join(folder, 'media'), await readDemoMedia())
}
