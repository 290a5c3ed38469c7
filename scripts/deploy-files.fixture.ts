import { readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'

export type Manifest = {
  apiVersion: string
  kind: string
  metadata: { name: string; annotations?: Record<string, string> }
  spec?: unknown
}

export const kubernetesFiles = ['shop.yaml', 'migrate.yaml', 'secret.example.yaml']

export function readText(path: string): string {
  return readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
}

/** Returns the documents of a YAML file; a syntax error or a key that stands twice throws. */
export function readDocuments<Document>(path: string): Document[] {
  return parseAllDocuments(readText(path), { merge: true }).map((document) => {
    for (const error of document.errors) throw error
    return document.toJS() as Document
  })
}

export const manifests = (file: string) => readDocuments<Manifest>(`deploy/kubernetes/${file}`)
