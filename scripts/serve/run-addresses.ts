/** The addresses of one run of client and sandbox: those of the environment, moved by the port variables. (ruling R7) */

import { readEnvironment, withPorts, type Environment, type EnvironmentName } from '../../env.config.ts'

export interface Ports {
  client: number
  icon: number
  api: number
  talent: number
  search: number
  media: number
}

/** The address at which a same-origin build is tried. */
export function getTrialClient(): string {
  return `http://localhost:${process.env.PORT_CLIENT ?? 8080}`
}

const DEFAULT_PORT: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 }

function portOf(address: string): number {
  const { port, protocol } = new URL(address)
  return Number(port) || (DEFAULT_PORT[protocol] ?? 0)
}

export interface RunAddresses {
  environment: Environment
  ports: Ports
  host: string
}

export function runAddresses(name: EnvironmentName, root: string): RunAddresses {
  const environment = withPorts(name, readEnvironment(name, root))
  return {
    environment,
    host: new URL(environment.VITE_CLIENT_URL).hostname,
    ports: {
      client: portOf(environment.VITE_CLIENT_URL),
      icon: portOf(environment.VITE_ICON_URL),
      api: portOf(environment.VITE_API_URL),
      talent: portOf(environment.VITE_TALENT_API_URL),
      search: portOf(environment.VITE_SEARCH_URL),
      media: portOf(environment.VITE_MEDIA_URL),
    },
  }
}
