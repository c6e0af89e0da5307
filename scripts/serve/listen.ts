import type { Server } from 'node:http'

/** Starts a server, on every address unless `host` names one; a port that is taken gets one clear message with the variable that moves it. (ruling R7) */
export function listen(server: Server, port: number, variable: string, host?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${port} is taken. Stop what listens there, or set ${variable} to another port.`) : error)
    })
    server.listen({ port, host }, () => resolve())
  })
}

export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
