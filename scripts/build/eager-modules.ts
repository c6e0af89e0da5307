/**
 * Vite plugin: puts the functions that CommonJS modules are wrapped in (React, for one) into brackets again, which the minifier takes off.
 * A browser reads a function in brackets once and keeps it; one without is first looked over, and read as a whole when it is called:
 * for React's renderer, which is called at once, that is half of the time it takes to begin.
 * The names of the files are settled before: change what is written here, and the files keep their names with another content.
 */
import type { Plugin } from 'vite'

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

/** `var a = wrap((exports, module) => { … })`, where `wrap` is imported from the bundler's own file. */
function wrappedModules({ body }: Node & { body: readonly Node[] }, runtime: string): Node[] {
  const imported = body
    .filter(({ type, source }) => type === 'ImportDeclaration' && (source as { value: string }).value.includes(runtime))
    .flatMap(({ specifiers }) => (specifiers as { local: { name: string } }[]).map(({ local }) => local.name))
  return body
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as { init: Node | null }[])
    .flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || !imported.includes((init.callee as { name?: string }).name ?? '')) return []
      const [made] = init.arguments as readonly Node[]
      return made?.type === 'ArrowFunctionExpression' ? [made] : []
    })
}

export function eagerModules(): Plugin {
  return {
    name: 'eager-modules',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, files) {
        const chunks = Object.values(files).filter((file) => file.type === 'chunk')
        const runtime = chunks
          .find(({ name }) => name === 'rolldown-runtime')
          ?.fileName.split('/')
          .at(-1)
        if (runtime === undefined) throw new Error('The bundler has no file of its own to wrap modules with')
        for (const chunk of chunks.filter(({ name }) => name === 'react')) {
          const modules = wrappedModules(this.parse(chunk.code) as unknown as Node & { body: readonly Node[] }, runtime)
          if (modules.length === 0) throw new Error('No wrapped module was found in the file of React')
          chunk.code = modules.reduceRight(
            (code, { start, end }) => `${code.slice(0, start)}(${code.slice(start, end)})${code.slice(end)}`,
            chunk.code,
          )
        }
      },
    },
  }
}
