import { unanswered } from './good-to-know.ts';
import type { MoneyTerms } from './payment-schedule.ts';
import { priceBands, rupees } from './price-text.ts';
import type { UpcomingTrip } from './trip.ts';

/** What a mother asks before she pays because the page of the trip does not say it: whole questions in her words. */
export type QuestionsToAsk = { trip: readonly string[]; money: readonly string[] };

/** The open questions of an upcoming trip, or of the page of one of its departures, each once. */
export function questionsToAsk(
  trip: Pick<UpcomingTrip, 'askUs' | 'goodToKnow' | 'type' | 'paysInFull' | 'price'>,
  terms: MoneyTerms,
): QuestionsToAsk {
  const { payment, cancellation, transfer, rescheduling } = terms;
  const half = `${cancellation.halfDeductionPercent}%`;
  return {
    trip: [...unanswered(trip), ...trip.askUs],
    money: [
      'Is GST in the price?',
      ...(priceBands(trip.price).length > 1
        ? ['Which price applies if a birthday before the trip moves my child to the next band, or if my children are in different ones?']
        : []),
      `If the price rises by ${payment.priceRiseCancelPercent}% or less, must I pay the rise?`,
      'If departure is only days away: can I still book?',
      `Are ${rupees(cancellation.flatDeduction)} and ${rupees(transfer.fee)} per booking or per traveller?`,
      'What do I lose if I cancel before you have confirmed that the trip takes place?',
      ...(trip.paysInFull
        ? []
        : [
            'Which day counts as the day I book: the day you get my payment, or the day you confirm?',
            `If I cancel when the balance is overdue: do you deduct ${half} of the price or ${half} of what I have paid, and must I still pay the rest?`,
          ]),
      'How long is a credit note valid, and for which trips?',
      'Which changes are a transfer, and which are rescheduling?',
      `If rescheduling costs ${rescheduling.chargePercent}% of the price: do I pay that on top, or is it taken from what I have paid?`,
      `If you cancel: who chooses between a refund, another date and a voucher${trip.paysInFull ? '' : `, and is the ${cancellation.providerAdminPercent}% taken from the price or from what I have paid`}?`,
    ],
  };
}
