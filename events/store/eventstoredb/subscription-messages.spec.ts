import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import { deliveredEvent, subscriptionRequest } from './subscription-messages.js';

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

function delivery({ type = 'TourBooked', stream = 'tour-1', data = '{"a":"ö"}', metadata = '', created = '17634567890123456' }): ReadResp {
  const event = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString('0b1e4b0c-0f5c-4b7e-9a55-3f1c4b7e9a55'))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(bytes(stream)))
    .setStreamRevision('7')
    .setCommitPosition('8500')
    .setPreparePosition('8421')
    .setData(bytes(data))
    .setCustomMetadata(bytes(metadata));
  event.getMetadataMap().set('type', type).set('created', created);
  return new streams.ReadResp().setEvent(new streams.ReadResp.ReadEvent().setEvent(event));
}

describe('What a subscription to EventStoreDB delivers', () => {
  it('is an event as the port has it', () => {
    expect(deliveredEvent(delivery({ metadata: '{"by":1}' }))).toEqual({
      id: '0b1e4b0c-0f5c-4b7e-9a55-3f1c4b7e9a55',
      stream: 'tour-1',
      revision: 7,
      position: '00000000000000008500/00000000000000008421',
      type: 'TourBooked',
      data: { a: 'ö' },
      metadata: { by: 1 },
      recordedAt: new Date(1_763_456_789_012).toISOString(),
    });
  });

  it('has the millisecond that the server wrote, also within one second and in the next', () => {
    const recorded = ['17634567890009999', '17634567899999999', '17634567900000000'].map((created) => deliveredEvent(delivery({ created }))?.recordedAt);
    expect(recorded).toEqual([1_763_456_789_000, 1_763_456_789_999, 1_763_456_790_000].map((ms) => new Date(ms).toISOString()));
  });

  it('may be what others wrote: no JSON, no metadata', () => {
    expect(deliveredEvent(delivery({ data: 'not JSON' }))).toMatchObject({ data: bytes('not JSON'), metadata: undefined });
  });

  it("leaves out what is no event, and the server's own", () => {
    expect(deliveredEvent(new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp()))).toBeUndefined();
    expect(deliveredEvent(delivery({ type: '$metadata' }))).toBeUndefined();
    expect(deliveredEvent(delivery({ stream: '$$tour-1' }))).toBeUndefined();
  });

  it('is asked for by the whole names of types, whatever signs they have', () => {
    const regex = (types?: ReadonlySet<string>) => subscriptionRequest('', types).getOptions()?.getFilter()?.getEventType()?.getRegex();
    expect(regex(new Set(['TourBooked', 'Tour.Cancelled']))).toBe('^(TourBooked|Tour\\.Cancelled)$');
    expect(regex()).toBe('^[^$]');
  });
});
