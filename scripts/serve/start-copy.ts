/** One running copy of the product: the client, built or from Vite's dev server, and the sandbox. */

import { join } from 'node:path'
import { getListenAddress } from '#src/sandbox/kernel/own-host.ts'
import { startSandbox, type RunningSandbox } from '#src/sandbox/node.ts'
import type { EnvironmentName } from '../../env.config.ts'
import { getOutputFolder } from '../build/record.ts'
import { close, listen, makeClientServer } from './client-server.ts'
import { runAddresses, type RunAddresses } from './run-addresses.ts'

export interface CopyOptions {
  name: Extract<EnvironmentName, 'local' | 'lan'>
  root: string
  /** Uses Vite's dev server instead of the build. */
  isDev?: boolean
  /** The sandbox's data is in memory and ends with the process. */
  isInMemory?: boolean
  /** Folder of the build below the root; the environment's folder when omitted. */
  folder?: string | undefined
}

export interface Copy extends RunAddresses {
  sandbox: RunningSandbox
  stop: () => Promise<void>
}

async function startDevClient(name: EnvironmentName, root: string): Promise<() => Promise<void>> {
  process.env.APP_ENV = name
  // A built client does not need Vite.
  const { createServer } = await import('vite')
  const server = await createServer({
    root,
    configFile: join(root, 'vite.config.ts'),
    configLoader: 'native',
    mode: name === 'local' ? 'localhost' : name,
  })
  await server.listen()
  return () => server.close()
}

async function startBuiltClient(
  { environment, ports, host }: RunAddresses,
  folder: string,
): Promise<() => Promise<void>> {
  const server = makeClientServer(folder, environment)
  await listen(server, ports.client, 'PORT_CLIENT', getListenAddress(host))
  return () => close(server)
}

export async function startCopy({
  name,
  root,
  isDev = false,
  isInMemory = false,
  folder = getOutputFolder(name, false),
}: CopyOptions): Promise<Copy> {
  const addresses = runAddresses(name, root)
  const { ports, host } = addresses
  const sandbox = await startSandbox({ ports, host, ...(isInMemory ? { file: ':memory:' } : {}) })
  try {
    const stopClient = isDev
      ? await startDevClient(name, root)
      : await startBuiltClient(addresses, join(root, folder))
    return {
      ...addresses,
      sandbox,
      stop: async () => {
        await Promise.all([stopClient(), sandbox.stop()])
      },
    }
  } catch (error) {
    await sandbox.stop()
    throw error
  }
}
