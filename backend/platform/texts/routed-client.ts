import twilio from 'twilio';
import type RequestClient from 'twilio/lib/base/RequestClient.js';

const ORIGIN = 'https://api.twilio.com';

/** The library's own client, which may be told that the API is elsewhere: behind a gateway of the company, or a stand-in. */
export class RoutedClient extends twilio.RequestClient {
  constructor(
    options: RequestClient.RequestClientOptions,
    private readonly apiUrl: string = ORIGIN,
  ) {
    super(options);
  }

  override request<TData>(asked: RequestClient.RequestOptions<TData>) {
    return super.request<TData>({ ...asked, uri: asked.uri.replace(ORIGIN, this.apiUrl) });
  }
}
