import { Injectable, ServiceUnavailableException } from '@nestjs/common';
import type { MadeDocumentFacts } from '../../../events/kernel/made-document.js';
import { OwnCompanyDetails } from '../company/own-company-details.js';
import { Files } from '../files/files.js';
import { namesIn } from './shown-fields.js';
import { TemplateRefused } from './template-refused.js';
import { Templates } from './templates.js';
import { SettingFailed, TemplateFault, Typesetter, type SetDocument } from './typesetter.js';

/** What a template is given. Everything in it is text as people read it, so that templates format nothing. */
export interface DocumentData {
  readonly [name: string]: string | boolean | readonly DocumentData[] | DocumentData;
}

/** A document that was made and kept: all that its event says but for the record's own. */
export type KeptDocument = Omit<MadeDocumentFacts, 'version' | 'ofRevision'>;

const PDF = 'application/pdf';

/** Documents as PDFs: by which template, of which data. */
@Injectable()
export class Documents {
  constructor(
    private readonly typesetter: Typesetter,
    private readonly templates: Templates,
    private readonly files: Files,
    private readonly company: OwnCompanyDetails,
  ) {}

  /**
   * @param main the file of the template
   * @param name what the file is called when somebody saves it
   * @throws TemplateRefused
   */
  async make(main: string, data: DocumentData, name: string): Promise<KeptDocument> {
    const { pdf, pages, places, text, fingerprint } = await this.render(main, data);
    const file = await this.files.keep(pdf, { name, mediaType: PDF });
    const said = text && { text: await this.files.keep(Buffer.from(JSON.stringify(text)), { name: name.replace(/\.pdf$/, '-text.json'), mediaType: 'application/json' }) };
    return { file, ...said, pages, places: [...places], template: fingerprint };
  }

  /**
   * The same without keeping it.
   * @param madeAt of a copy: when its document was made, whose name of the company it says (ISO UTC)
   */
  async render(main: string, data: DocumentData, madeAt?: string): Promise<SetDocument & { readonly fingerprint: string }> {
    const { templates, fingerprint } = await this.templates.read();
    const { name, address, phone } = await this.company.read(madeAt);
    try {
      return { ...(await this.typesetter.typeset({ templates, main, data: { company: { name, address, phone }, ...data } })), fingerprint };
    } catch (error) {
      if (error instanceof TemplateFault) throw new TemplateRefused(main, error.message);
      if (error instanceof SettingFailed) throw new ServiceUnavailableException(error.message);
      throw error;
    }
  }

  /** What a document of this template can show, by the names that values have in it. */
  async shown(main: string): Promise<ReadonlySet<string>> {
    return namesIn((await this.templates.read()).templates, main);
  }
}
