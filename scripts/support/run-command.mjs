// @ts-check
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/**
 * Runs one program and waits for it. With `quiet`, its words are collected instead of shown.
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string>, shell?: boolean }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCommand(program, args, { quiet = false, env = {}, shell = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      shell,
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => {
      output += chunk
    })
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', (error) => resolve({ code: 127, output: output + error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Runs the command-line program of an installed package with this very Node.
 * @param {string} name
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options]
 */
export function runPackage(name, args, options) {
  return runCommand(process.execPath, [findProgram(name), ...args], options)
}

/**
 * The file a package's program lives in: spawning it with Node works alike on Windows, where .bin holds scripts.
 * @param {string} name
 */
export function findProgram(name) {
  const folder = join(root, 'node_modules', name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const program = typeof bin === 'string' ? bin : Object.values(bin ?? {})[0]
  if (typeof program !== 'string') throw new Error(`${name} offers no program to run`)
  return join(folder, program)
}

/**
 * Runs npm itself. Started through npm, its own path is known; otherwise the one on the PATH is taken.
 * @param {string[]} args
 */
export function runNpm(args) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) return runCommand(process.execPath, [npm, ...args])
  return runCommand('npm', args, { shell: process.platform === 'win32' })
}
