// The part of an address that says which document and template a page shows.

type DocumentAddress = {
  documentId: string | undefined
  templateId: number | undefined
  wantsSample: boolean
  /** A separate document, whatever was open last. */
  wantsNew: boolean
}

type TemplateParam = 'id' | 'template'

export function readAddress(params: URLSearchParams, templateParam: TemplateParam): DocumentAddress {
  const template = params.get(templateParam)
  return {
    documentId: params.get('doc') || undefined,
    templateId: template === null ? undefined : readTemplateId(template),
    wantsSample: params.get('sample') === 'true',
    wantsNew: params.get('new') === 'true',
  }
}

/** Anything but a number names a template that does not exist, like an unknown number. */
export const NO_TEMPLATE = 0

function readTemplateId(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : NO_TEMPLATE
}

/** `state` is `<template id>/<document id>` of a saved document; a saved copy of a sample is no sample any more, nor is it new. */
export function writeAddress(params: URLSearchParams, templateParam: TemplateParam, state: string): URLSearchParams {
  const [templateId = '', documentId = ''] = state.split('/')
  const next = new URLSearchParams(params)
  if (templateParam === 'id' || next.has(templateParam)) next.set(templateParam, templateId)
  next.set('doc', documentId)
  next.delete('sample')
  next.delete('new')
  return next
}
