// Generated from spec/ by `npm run generate`. Do not edit.
import module0 from 'ajv/dist/runtime/ucs2length.js';
import { formats } from '../../formats.ts';
export { validate0 as CreateOfframpPaymentRequest };
const schema0 = {"type":"object","description":"Whom to pay, how much, and within which limits. Send exactly one of `phone` and `did`.","additionalProperties":false,"required":["amountUsd"],"dependentRequired":{"clientReferenceUnique":["clientReference"]},"allOf":[{"anyOf":[{"required":["phone"]},{"required":["did"]}],"x-code":"RECIPIENT_REQUIRED"},{"not":{"required":["phone","did"]},"x-code":"RECIPIENT_AMBIGUOUS"}],"properties":{"phone":{"type":"string","pattern":"^\\+[1-9][0-9]{6,14}$","x-code":"INVALID_PHONE","description":"The recipient's phone number in E.164 form.","examples":["+15550104567"]},"did":{"type":"string","minLength":1,"maxLength":253,"pattern":"^(did:payid:[0-9a-f]{64}|did:(?!payid:)[^:]+:.*|(?!did$)@?[a-z0-9][a-z0-9-]{2,31})$","x-code":"INVALID_DID","allOf":[{"type":"string","maxLength":253,"pattern":"^(?!did:(?!payid:|web:)[^:]+:)","x-code":"DID_NOT_RESOLVABLE"}],"description":"The recipient's payment DID (`did:payid:` and 64 hex digits), a `did:web` of this service, or a handle."},"amountUsd":{"type":"string","pattern":"^(?!0(\\.0+)?$)((0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?|10{9}(\\.0{1,6})?)$","x-code":"INVALID_AMOUNT","description":"The amount in USD: above zero, at most 1000000000, with at most 6 decimals.","examples":["25.00"]},"chainId":{"type":"integer","x-code":"ACCOUNT_CHAIN_MISMATCH","description":"The chain of the deployment, which is also the default: 84532 in the sandbox, 8453 in live.","x-default":"chainId"},"fundingMode":{"description":"The source of the money.","default":"INTERNAL_BALANCE","$ref":"FundingMode"},"refundAddress":{"type":"string","minLength":1,"maxLength":128,"x-code":"INVALID_WALLET_ADDRESS","description":"The EVM address to which an unused deposit is refunded. Required with ONCHAIN_DEPOSIT, not allowed otherwise."},"funding":{"type":"object","description":"The asset that pays: USDC on the deployment's network by default.","additionalProperties":false,"properties":{"asset":{"type":"string","minLength":1,"maxLength":16,"description":"USDC or USDT."},"network":{"type":"string","minLength":1,"maxLength":40,"description":"Name of the network, such as `base-sepolia`."}}},"envelope":{"anyOf":[{"$ref":"PaymentEnvelope"},{"type":"object"}],"description":"A signed payment envelope. Every error in it is refused with ENVELOPE_INVALID."},"memo":{"type":"string","maxLength":500,"description":"Plain text for both parties, at most 500 characters."},"clientReference":{"type":"string","pattern":"^[\\x20-\\x7E]{1,100}$","description":"Your own reference of the payment, such as an order number: 1 to 100 printable ASCII characters. It is returned only to you, the sender, and lists can be filtered by it. It does not have to be unique, unless you send `clientReferenceUnique`.","examples":["order-1042"]},"clientReferenceUnique":{"type":"boolean","description":"True to refuse the request with CLIENT_REFERENCE_TAKEN if another payment of yours has the same `clientReference` and was created with this field, whatever its status is.","default":false},"requestedDestinationId":{"type":"string","minLength":1,"maxLength":64,"description":"Id of one of the recipient's ACTIVE destinations; any of them by default."},"speedPreference":{"description":"How to rank the routes; CHEAPEST by default.","$ref":"SpeedPreference"},"maximumFeeMinor":{"type":"string","pattern":"^(0|[1-9][0-9]{0,17})$","description":"The highest total fee, in minor units of the destination currency. A fee equal to it is allowed."},"allowedRails":{"type":"array","maxItems":16,"uniqueItems":true,"items":{"$ref":"Rail"},"description":"The rails that may be used; empty or absent for all."},"invite":{"type":"object","description":"The person to invite if the handle belongs to nobody: an e-mail address, a phone number, or both. Only for handles.","additionalProperties":false,"properties":{"email":{"type":"string","maxLength":254,"pattern":"^[^@\\s]+@[^@\\s]+$","description":"E-mail address of the person to invite."},"phone":{"type":"string","pattern":"^\\+[1-9][0-9]{6,14}$","x-code":"INVALID_PHONE","description":"Phone number of the person to invite, in E.164 form."}}}}};
const func0 = Object.prototype.hasOwnProperty;
const func1 = module0.default;
const pattern0 = new RegExp("^\\+[1-9][0-9]{6,14}$", "u");
const pattern1 = new RegExp("^(?!did:(?!payid:|web:)[^:]+:)", "u");
const pattern2 = new RegExp("^(did:payid:[0-9a-f]{64}|did:(?!payid:)[^:]+:.*|(?!did$)@?[a-z0-9][a-z0-9-]{2,31})$", "u");
const pattern3 = new RegExp("^(?!0(\\.0+)?$)((0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?|10{9}(\\.0{1,6})?)$", "u");
const pattern9 = new RegExp("^[\\x20-\\x7E]{1,100}$", "u");
const pattern10 = new RegExp("^(0|[1-9][0-9]{0,17})$", "u");
const pattern11 = new RegExp("^[^@\\s]+@[^@\\s]+$", "u");
const schema1 = {"type":"string","enum":["INTERNAL_BALANCE","ONCHAIN_DEPOSIT","MULTISIG_PROPOSAL"],"description":"The source of the money: INTERNAL_BALANCE is the sender's balance in the ledger, ONCHAIN_DEPOSIT an on-chain deposit, which is available to some tenants. MULTISIG_PROPOSAL is never available."};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema1.enum;
if(!(((data === "INTERNAL_BALANCE") || (data === "ONCHAIN_DEPOSIT")) || (data === "MULTISIG_PROPOSAL"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"object","description":"A message signed by the payer that binds amount, payee and limits. For DID recipients only.","additionalProperties":false,"required":["message","doc","signature"],"properties":{"message":{"type":"object","description":"The signed fields.","additionalProperties":false,"required":["paymentObjectId","payer","payeeDid","amountBaseUnits","asset","assetExponent","nonce","expiresAt"],"properties":{"paymentObjectId":{"type":"string","maxLength":128,"description":"The payer's own reference of the payment."},"payer":{"type":"string","maxLength":255,"description":"The payer's `did:subject:` identity."},"payeeDid":{"type":"string","maxLength":255,"description":"The payee's DID."},"amountBaseUnits":{"type":"string","pattern":"^(0|[1-9][0-9]{0,29})$","description":"The amount in base units with 6 decimals: 25 USD is `25000000`."},"asset":{"type":"string","maxLength":64,"description":"Code of the token, such as USDC."},"assetExponent":{"type":"integer","minimum":0,"maximum":255,"description":"Number of decimals of the asset."},"nonce":{"type":"string","maxLength":78,"description":"A uint256 in decimal. The payer can use each one only once."},"expiresAt":{"type":"string","maxLength":20,"description":"Time at which the envelope expires, in Unix seconds."}}},"doc":{"type":"object","description":"The limits. The signature covers their hash.","additionalProperties":false,"required":["policySha256","permittedSettlementAssets","permittedNetworks","permittedProviders","railExclusions","substitutionPermissions","allowRouteChange","maxFeeBaseUnits","minRecipientProceeds","maxAttempts","jurisdictionConstraints","memoHash"],"properties":{"policySha256":{"type":"string","maxLength":66,"description":"SHA-256 of the organization's policy, or an empty string."},"permittedSettlementAssets":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":64},"description":"Assets that may settle the payment; empty for any."},"permittedNetworks":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":64},"description":"Networks that may be used; empty for any."},"permittedProviders":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":64},"description":"Providers that may be used; empty for any."},"railExclusions":{"type":"array","maxItems":50,"items":{"type":"string","maxLength":64},"description":"Rails that must not be used."},"substitutionPermissions":{"type":"object","description":"What may be replaced by something else. It is stored, but nothing is replaced yet.","additionalProperties":false,"required":["destination","provider","rail","network","settlementAsset"],"properties":{"destination":{"type":"boolean","description":"Whether another destination may be used."},"provider":{"type":"boolean","description":"Whether another provider may be used."},"rail":{"type":"boolean","description":"Whether another rail may be used."},"network":{"type":"boolean","description":"Whether another network may be used."},"settlementAsset":{"type":"boolean","description":"Whether another asset may settle the payment."}}},"allowRouteChange":{"type":"boolean","description":"False if destination, provider and rail have to stay as they were selected."},"maxFeeBaseUnits":{"type":"string","pattern":"^(0|[1-9][0-9]{0,29})$","description":"The highest total fee, in USD as a whole number of 6 decimals."},"minRecipientProceeds":{"type":"object","description":"The lowest amount that the recipient has to receive.","additionalProperties":false,"required":["amountBaseUnits","asset","exponent"],"properties":{"amountBaseUnits":{"type":"string","pattern":"^(0|[1-9][0-9]{0,29})$","description":"The amount in base units. The field `exponent` contains the number of decimals."},"asset":{"type":"string","maxLength":64,"description":"Code of the token, such as USDC."},"exponent":{"type":"integer","minimum":0,"maximum":255,"description":"Number of decimals of the asset."}}},"maxAttempts":{"type":"integer","minimum":1,"description":"The highest number of times that the payment may be submitted to the provider."},"jurisdictionConstraints":{"type":"array","maxItems":250,"items":{"type":"string","maxLength":2},"description":"Countries that the destination may be in; empty for any."},"memoHash":{"type":"string","pattern":"^0x[0-9a-f]{64}$","description":"`0x` and the SHA-256 of the memo."}}},"signature":{"type":"string","maxLength":4098,"pattern":"^0x([0-9a-fA-F]{2})+$","description":"EIP-712 signature over PaymentEnvelope, by the payer's key or by its wallet contract (EIP-1271)."}}};
const pattern4 = new RegExp("^(0|[1-9][0-9]{0,29})$", "u");
const pattern7 = new RegExp("^0x[0-9a-f]{64}$", "u");
const pattern8 = new RegExp("^0x([0-9a-fA-F]{2})+$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.doc === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "doc"},message:"must have required property '"+"doc"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.signature === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "message") || (key0 === "doc")) || (key0 === "signature"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.message !== undefined){
let data0 = data.message;
const _errs2 = errors;
const _errs3 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.paymentObjectId === undefined){
const err4 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/required",keyword:"required",params:{missingProperty: "paymentObjectId"},message:"must have required property '"+"paymentObjectId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.payer === undefined){
const err5 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/required",keyword:"required",params:{missingProperty: "payer"},message:"must have required property '"+"payer"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.payeeDid === undefined){
const err6 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/required",keyword:"required",params:{missingProperty: "payeeDid"},message:"must have required property '"+"payeeDid"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.amountBaseUnits === undefined){
const err7 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/required",keyword:"required",params:{missingProperty: "amountBaseUnits"},message:"must have required property '"+"amountBaseUnits"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.asset === undefined){
const err8 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.assetExponent === undefined){
const err9 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/required",keyword:"required",params:{missingProperty: "assetExponent"},message:"must have required property '"+"assetExponent"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.nonce === undefined){
const err10 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/required",keyword:"required",params:{missingProperty: "nonce"},message:"must have required property '"+"nonce"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.expiresAt === undefined){
const err11 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs4 = errors;
for(const key1 in data0){
if(!((((((((key1 === "paymentObjectId") || (key1 === "payer")) || (key1 === "payeeDid")) || (key1 === "amountBaseUnits")) || (key1 === "asset")) || (key1 === "assetExponent")) || (key1 === "nonce")) || (key1 === "expiresAt"))){
const err12 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.paymentObjectId !== undefined){
let data1 = data0.paymentObjectId;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err13 = {instancePath:instancePath+"/message/paymentObjectId",schemaPath:"#/properties/message/properties/paymentObjectId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/message/paymentObjectId",schemaPath:"#/properties/message/properties/paymentObjectId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid1 = _errs5 === errors;
}
if(data0.payer !== undefined){
let data2 = data0.payer;
const _errs7 = errors;
const _errs8 = errors;
if(typeof data2 === "string"){
if(func1(data2) > 255){
const err15 = {instancePath:instancePath+"/message/payer",schemaPath:"#/properties/message/properties/payer/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/message/payer",schemaPath:"#/properties/message/properties/payer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid1 = _errs7 === errors;
}
if(data0.payeeDid !== undefined){
let data3 = data0.payeeDid;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data3 === "string"){
if(func1(data3) > 255){
const err17 = {instancePath:instancePath+"/message/payeeDid",schemaPath:"#/properties/message/properties/payeeDid/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/message/payeeDid",schemaPath:"#/properties/message/properties/payeeDid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid1 = _errs9 === errors;
}
if(data0.amountBaseUnits !== undefined){
let data4 = data0.amountBaseUnits;
const _errs11 = errors;
const _errs12 = errors;
if(typeof data4 === "string"){
if(!pattern4.test(data4)){
const err19 = {instancePath:instancePath+"/message/amountBaseUnits",schemaPath:"#/properties/message/properties/amountBaseUnits/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/message/amountBaseUnits",schemaPath:"#/properties/message/properties/amountBaseUnits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid1 = _errs11 === errors;
}
if(data0.asset !== undefined){
let data5 = data0.asset;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 64){
const err21 = {instancePath:instancePath+"/message/asset",schemaPath:"#/properties/message/properties/asset/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/message/asset",schemaPath:"#/properties/message/properties/asset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid1 = _errs13 === errors;
}
if(data0.assetExponent !== undefined){
let data6 = data0.assetExponent;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err23 = {instancePath:instancePath+"/message/assetExponent",schemaPath:"#/properties/message/properties/assetExponent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs16 = errors;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 255 || isNaN(data6)){
const err24 = {instancePath:instancePath+"/message/assetExponent",schemaPath:"#/properties/message/properties/assetExponent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255},message:"must be <= 255"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/message/assetExponent",schemaPath:"#/properties/message/properties/assetExponent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid1 = _errs15 === errors;
}
if(data0.nonce !== undefined){
let data7 = data0.nonce;
const _errs17 = errors;
const _errs18 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 78){
const err26 = {instancePath:instancePath+"/message/nonce",schemaPath:"#/properties/message/properties/nonce/maxLength",keyword:"maxLength",params:{limit: 78},message:"must NOT have more than 78 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/message/nonce",schemaPath:"#/properties/message/properties/nonce/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid1 = _errs17 === errors;
}
if(data0.expiresAt !== undefined){
let data8 = data0.expiresAt;
const _errs19 = errors;
const _errs20 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 20){
const err28 = {instancePath:instancePath+"/message/expiresAt",schemaPath:"#/properties/message/properties/expiresAt/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/message/expiresAt",schemaPath:"#/properties/message/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid1 = _errs19 === errors;
}
}
else {
const err30 = {instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.doc !== undefined){
let data9 = data.doc;
const _errs21 = errors;
const _errs22 = errors;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.policySha256 === undefined){
const err31 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/required",keyword:"required",params:{missingProperty: "policySha256"},message:"must have required property '"+"policySha256"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9.permittedSettlementAssets === undefined){
const err32 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/required",keyword:"required",params:{missingProperty: "permittedSettlementAssets"},message:"must have required property '"+"permittedSettlementAssets"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data9.permittedNetworks === undefined){
const err33 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/required",keyword:"required",params:{missingProperty: "permittedNetworks"},message:"must have required property '"+"permittedNetworks"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data9.permittedProviders === undefined){
const err34 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/required",keyword:"required",params:{missingProperty: "permittedProviders"},message:"must have required property '"+"permittedProviders"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data9.railExclusions === undefined){
const err35 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/required",keyword:"required",params:{missingProperty: "railExclusions"},message:"must have required property '"+"railExclusions"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data9.substitutionPermissions === undefined){
const err36 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/required",keyword:"required",params:{missingProperty: "substitutionPermissions"},message:"must have required property '"+"substitutionPermissions"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data9.allowRouteChange === undefined){
const err37 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/required",keyword:"required",params:{missingProperty: "allowRouteChange"},message:"must have required property '"+"allowRouteChange"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data9.maxFeeBaseUnits === undefined){
const err38 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/required",keyword:"required",params:{missingProperty: "maxFeeBaseUnits"},message:"must have required property '"+"maxFeeBaseUnits"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data9.minRecipientProceeds === undefined){
const err39 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/required",keyword:"required",params:{missingProperty: "minRecipientProceeds"},message:"must have required property '"+"minRecipientProceeds"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data9.maxAttempts === undefined){
const err40 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/required",keyword:"required",params:{missingProperty: "maxAttempts"},message:"must have required property '"+"maxAttempts"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data9.jurisdictionConstraints === undefined){
const err41 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/required",keyword:"required",params:{missingProperty: "jurisdictionConstraints"},message:"must have required property '"+"jurisdictionConstraints"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data9.memoHash === undefined){
const err42 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/required",keyword:"required",params:{missingProperty: "memoHash"},message:"must have required property '"+"memoHash"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs23 = errors;
for(const key2 in data9){
if(!(func0.call(schema2.properties.doc.properties, key2))){
const err43 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data9.policySha256 !== undefined){
let data10 = data9.policySha256;
const _errs24 = errors;
const _errs25 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 66){
const err44 = {instancePath:instancePath+"/doc/policySha256",schemaPath:"#/properties/doc/properties/policySha256/maxLength",keyword:"maxLength",params:{limit: 66},message:"must NOT have more than 66 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/doc/policySha256",schemaPath:"#/properties/doc/properties/policySha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid2 = _errs24 === errors;
}
if(data9.permittedSettlementAssets !== undefined){
let data11 = data9.permittedSettlementAssets;
const _errs26 = errors;
const _errs27 = errors;
if(Array.isArray(data11)){
if(data11.length > 50){
const err46 = {instancePath:instancePath+"/doc/permittedSettlementAssets",schemaPath:"#/properties/doc/properties/permittedSettlementAssets/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
let valid3 = true;
const before0 = errors;
const end0 = Math.min(data11.length, 50);
for(let i0=0; i0<end0; i0++){
let data12 = data11[i0];
const _errs28 = errors;
const _errs29 = errors;
if(typeof data12 === "string"){
if(func1(data12) > 64){
const err47 = {instancePath:instancePath+"/doc/permittedSettlementAssets/" + i0,schemaPath:"#/properties/doc/properties/permittedSettlementAssets/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/doc/permittedSettlementAssets/" + i0,schemaPath:"#/properties/doc/properties/permittedSettlementAssets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid4 = _errs28 === errors;
if(!valid4){
valid3 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err49 = {instancePath:instancePath+"/doc/permittedSettlementAssets",schemaPath:"#/properties/doc/properties/permittedSettlementAssets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
var valid2 = _errs26 === errors;
}
if(data9.permittedNetworks !== undefined){
let data13 = data9.permittedNetworks;
const _errs30 = errors;
const _errs31 = errors;
if(Array.isArray(data13)){
if(data13.length > 50){
const err50 = {instancePath:instancePath+"/doc/permittedNetworks",schemaPath:"#/properties/doc/properties/permittedNetworks/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
let valid5 = true;
const before1 = errors;
const end1 = Math.min(data13.length, 50);
for(let i1=0; i1<end1; i1++){
let data14 = data13[i1];
const _errs32 = errors;
const _errs33 = errors;
if(typeof data14 === "string"){
if(func1(data14) > 64){
const err51 = {instancePath:instancePath+"/doc/permittedNetworks/" + i1,schemaPath:"#/properties/doc/properties/permittedNetworks/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/doc/permittedNetworks/" + i1,schemaPath:"#/properties/doc/properties/permittedNetworks/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid6 = _errs32 === errors;
if(!valid6){
valid5 = false;
if(errors - before1 >= 50){
break;
}
}
}
}
else {
const err53 = {instancePath:instancePath+"/doc/permittedNetworks",schemaPath:"#/properties/doc/properties/permittedNetworks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var valid2 = _errs30 === errors;
}
if(data9.permittedProviders !== undefined){
let data15 = data9.permittedProviders;
const _errs34 = errors;
const _errs35 = errors;
if(Array.isArray(data15)){
if(data15.length > 50){
const err54 = {instancePath:instancePath+"/doc/permittedProviders",schemaPath:"#/properties/doc/properties/permittedProviders/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
let valid7 = true;
const before2 = errors;
const end2 = Math.min(data15.length, 50);
for(let i2=0; i2<end2; i2++){
let data16 = data15[i2];
const _errs36 = errors;
const _errs37 = errors;
if(typeof data16 === "string"){
if(func1(data16) > 64){
const err55 = {instancePath:instancePath+"/doc/permittedProviders/" + i2,schemaPath:"#/properties/doc/properties/permittedProviders/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/doc/permittedProviders/" + i2,schemaPath:"#/properties/doc/properties/permittedProviders/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
var valid8 = _errs36 === errors;
if(!valid8){
valid7 = false;
if(errors - before2 >= 50){
break;
}
}
}
}
else {
const err57 = {instancePath:instancePath+"/doc/permittedProviders",schemaPath:"#/properties/doc/properties/permittedProviders/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var valid2 = _errs34 === errors;
}
if(data9.railExclusions !== undefined){
let data17 = data9.railExclusions;
const _errs38 = errors;
const _errs39 = errors;
if(Array.isArray(data17)){
if(data17.length > 50){
const err58 = {instancePath:instancePath+"/doc/railExclusions",schemaPath:"#/properties/doc/properties/railExclusions/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
let valid9 = true;
const before3 = errors;
const end3 = Math.min(data17.length, 50);
for(let i3=0; i3<end3; i3++){
let data18 = data17[i3];
const _errs40 = errors;
const _errs41 = errors;
if(typeof data18 === "string"){
if(func1(data18) > 64){
const err59 = {instancePath:instancePath+"/doc/railExclusions/" + i3,schemaPath:"#/properties/doc/properties/railExclusions/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/doc/railExclusions/" + i3,schemaPath:"#/properties/doc/properties/railExclusions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid10 = _errs40 === errors;
if(!valid10){
valid9 = false;
if(errors - before3 >= 50){
break;
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/doc/railExclusions",schemaPath:"#/properties/doc/properties/railExclusions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
var valid2 = _errs38 === errors;
}
if(data9.substitutionPermissions !== undefined){
let data19 = data9.substitutionPermissions;
const _errs42 = errors;
const _errs43 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.destination === undefined){
const err62 = {instancePath:instancePath+"/doc/substitutionPermissions",schemaPath:"#/properties/doc/properties/substitutionPermissions/required",keyword:"required",params:{missingProperty: "destination"},message:"must have required property '"+"destination"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data19.provider === undefined){
const err63 = {instancePath:instancePath+"/doc/substitutionPermissions",schemaPath:"#/properties/doc/properties/substitutionPermissions/required",keyword:"required",params:{missingProperty: "provider"},message:"must have required property '"+"provider"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data19.rail === undefined){
const err64 = {instancePath:instancePath+"/doc/substitutionPermissions",schemaPath:"#/properties/doc/properties/substitutionPermissions/required",keyword:"required",params:{missingProperty: "rail"},message:"must have required property '"+"rail"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data19.network === undefined){
const err65 = {instancePath:instancePath+"/doc/substitutionPermissions",schemaPath:"#/properties/doc/properties/substitutionPermissions/required",keyword:"required",params:{missingProperty: "network"},message:"must have required property '"+"network"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data19.settlementAsset === undefined){
const err66 = {instancePath:instancePath+"/doc/substitutionPermissions",schemaPath:"#/properties/doc/properties/substitutionPermissions/required",keyword:"required",params:{missingProperty: "settlementAsset"},message:"must have required property '"+"settlementAsset"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
const _errs44 = errors;
for(const key3 in data19){
if(!(((((key3 === "destination") || (key3 === "provider")) || (key3 === "rail")) || (key3 === "network")) || (key3 === "settlementAsset"))){
const err67 = {instancePath:instancePath+"/doc/substitutionPermissions",schemaPath:"#/properties/doc/properties/substitutionPermissions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data19.destination !== undefined){
let data20 = data19.destination;
const _errs45 = errors;
if(typeof data20 !== "boolean"){
const err68 = {instancePath:instancePath+"/doc/substitutionPermissions/destination",schemaPath:"#/properties/doc/properties/substitutionPermissions/properties/destination/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
const _errs46 = errors;
var valid11 = _errs45 === errors;
}
if(data19.provider !== undefined){
let data21 = data19.provider;
const _errs47 = errors;
if(typeof data21 !== "boolean"){
const err69 = {instancePath:instancePath+"/doc/substitutionPermissions/provider",schemaPath:"#/properties/doc/properties/substitutionPermissions/properties/provider/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const _errs48 = errors;
var valid11 = _errs47 === errors;
}
if(data19.rail !== undefined){
let data22 = data19.rail;
const _errs49 = errors;
if(typeof data22 !== "boolean"){
const err70 = {instancePath:instancePath+"/doc/substitutionPermissions/rail",schemaPath:"#/properties/doc/properties/substitutionPermissions/properties/rail/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
const _errs50 = errors;
var valid11 = _errs49 === errors;
}
if(data19.network !== undefined){
let data23 = data19.network;
const _errs51 = errors;
if(typeof data23 !== "boolean"){
const err71 = {instancePath:instancePath+"/doc/substitutionPermissions/network",schemaPath:"#/properties/doc/properties/substitutionPermissions/properties/network/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
const _errs52 = errors;
var valid11 = _errs51 === errors;
}
if(data19.settlementAsset !== undefined){
let data24 = data19.settlementAsset;
const _errs53 = errors;
if(typeof data24 !== "boolean"){
const err72 = {instancePath:instancePath+"/doc/substitutionPermissions/settlementAsset",schemaPath:"#/properties/doc/properties/substitutionPermissions/properties/settlementAsset/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
const _errs54 = errors;
var valid11 = _errs53 === errors;
}
}
else {
const err73 = {instancePath:instancePath+"/doc/substitutionPermissions",schemaPath:"#/properties/doc/properties/substitutionPermissions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var valid2 = _errs42 === errors;
}
if(data9.allowRouteChange !== undefined){
let data25 = data9.allowRouteChange;
const _errs55 = errors;
if(typeof data25 !== "boolean"){
const err74 = {instancePath:instancePath+"/doc/allowRouteChange",schemaPath:"#/properties/doc/properties/allowRouteChange/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
const _errs56 = errors;
var valid2 = _errs55 === errors;
}
if(data9.maxFeeBaseUnits !== undefined){
let data26 = data9.maxFeeBaseUnits;
const _errs57 = errors;
const _errs58 = errors;
if(typeof data26 === "string"){
if(!pattern4.test(data26)){
const err75 = {instancePath:instancePath+"/doc/maxFeeBaseUnits",schemaPath:"#/properties/doc/properties/maxFeeBaseUnits/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/doc/maxFeeBaseUnits",schemaPath:"#/properties/doc/properties/maxFeeBaseUnits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
var valid2 = _errs57 === errors;
}
if(data9.minRecipientProceeds !== undefined){
let data27 = data9.minRecipientProceeds;
const _errs59 = errors;
const _errs60 = errors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.amountBaseUnits === undefined){
const err77 = {instancePath:instancePath+"/doc/minRecipientProceeds",schemaPath:"#/properties/doc/properties/minRecipientProceeds/required",keyword:"required",params:{missingProperty: "amountBaseUnits"},message:"must have required property '"+"amountBaseUnits"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data27.asset === undefined){
const err78 = {instancePath:instancePath+"/doc/minRecipientProceeds",schemaPath:"#/properties/doc/properties/minRecipientProceeds/required",keyword:"required",params:{missingProperty: "asset"},message:"must have required property '"+"asset"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data27.exponent === undefined){
const err79 = {instancePath:instancePath+"/doc/minRecipientProceeds",schemaPath:"#/properties/doc/properties/minRecipientProceeds/required",keyword:"required",params:{missingProperty: "exponent"},message:"must have required property '"+"exponent"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const _errs61 = errors;
for(const key4 in data27){
if(!(((key4 === "amountBaseUnits") || (key4 === "asset")) || (key4 === "exponent"))){
const err80 = {instancePath:instancePath+"/doc/minRecipientProceeds",schemaPath:"#/properties/doc/properties/minRecipientProceeds/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data27.amountBaseUnits !== undefined){
let data28 = data27.amountBaseUnits;
const _errs62 = errors;
const _errs63 = errors;
if(typeof data28 === "string"){
if(!pattern4.test(data28)){
const err81 = {instancePath:instancePath+"/doc/minRecipientProceeds/amountBaseUnits",schemaPath:"#/properties/doc/properties/minRecipientProceeds/properties/amountBaseUnits/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,29})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,29})$"+"\""};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/doc/minRecipientProceeds/amountBaseUnits",schemaPath:"#/properties/doc/properties/minRecipientProceeds/properties/amountBaseUnits/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var valid12 = _errs62 === errors;
}
if(data27.asset !== undefined){
let data29 = data27.asset;
const _errs64 = errors;
const _errs65 = errors;
if(typeof data29 === "string"){
if(func1(data29) > 64){
const err83 = {instancePath:instancePath+"/doc/minRecipientProceeds/asset",schemaPath:"#/properties/doc/properties/minRecipientProceeds/properties/asset/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/doc/minRecipientProceeds/asset",schemaPath:"#/properties/doc/properties/minRecipientProceeds/properties/asset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
var valid12 = _errs64 === errors;
}
if(data27.exponent !== undefined){
let data30 = data27.exponent;
const _errs66 = errors;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err85 = {instancePath:instancePath+"/doc/minRecipientProceeds/exponent",schemaPath:"#/properties/doc/properties/minRecipientProceeds/properties/exponent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
const _errs67 = errors;
if((typeof data30 == "number") && (isFinite(data30))){
if(data30 > 255 || isNaN(data30)){
const err86 = {instancePath:instancePath+"/doc/minRecipientProceeds/exponent",schemaPath:"#/properties/doc/properties/minRecipientProceeds/properties/exponent/maximum",keyword:"maximum",params:{comparison: "<=", limit: 255},message:"must be <= 255"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data30 < 0 || isNaN(data30)){
const err87 = {instancePath:instancePath+"/doc/minRecipientProceeds/exponent",schemaPath:"#/properties/doc/properties/minRecipientProceeds/properties/exponent/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
var valid12 = _errs66 === errors;
}
}
else {
const err88 = {instancePath:instancePath+"/doc/minRecipientProceeds",schemaPath:"#/properties/doc/properties/minRecipientProceeds/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
var valid2 = _errs59 === errors;
}
if(data9.maxAttempts !== undefined){
let data31 = data9.maxAttempts;
const _errs68 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err89 = {instancePath:instancePath+"/doc/maxAttempts",schemaPath:"#/properties/doc/properties/maxAttempts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
const _errs69 = errors;
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 < 1 || isNaN(data31)){
const err90 = {instancePath:instancePath+"/doc/maxAttempts",schemaPath:"#/properties/doc/properties/maxAttempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
var valid2 = _errs68 === errors;
}
if(data9.jurisdictionConstraints !== undefined){
let data32 = data9.jurisdictionConstraints;
const _errs70 = errors;
const _errs71 = errors;
if(Array.isArray(data32)){
if(data32.length > 250){
const err91 = {instancePath:instancePath+"/doc/jurisdictionConstraints",schemaPath:"#/properties/doc/properties/jurisdictionConstraints/maxItems",keyword:"maxItems",params:{limit: 250},message:"must NOT have more than 250 items"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
let valid13 = true;
const before4 = errors;
const end4 = Math.min(data32.length, 250);
for(let i4=0; i4<end4; i4++){
let data33 = data32[i4];
const _errs72 = errors;
const _errs73 = errors;
if(typeof data33 === "string"){
if(func1(data33) > 2){
const err92 = {instancePath:instancePath+"/doc/jurisdictionConstraints/" + i4,schemaPath:"#/properties/doc/properties/jurisdictionConstraints/items/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
else {
const err93 = {instancePath:instancePath+"/doc/jurisdictionConstraints/" + i4,schemaPath:"#/properties/doc/properties/jurisdictionConstraints/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
var valid14 = _errs72 === errors;
if(!valid14){
valid13 = false;
if(errors - before4 >= 50){
break;
}
}
}
}
else {
const err94 = {instancePath:instancePath+"/doc/jurisdictionConstraints",schemaPath:"#/properties/doc/properties/jurisdictionConstraints/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
var valid2 = _errs70 === errors;
}
if(data9.memoHash !== undefined){
let data34 = data9.memoHash;
const _errs74 = errors;
const _errs75 = errors;
if(typeof data34 === "string"){
if(!pattern7.test(data34)){
const err95 = {instancePath:instancePath+"/doc/memoHash",schemaPath:"#/properties/doc/properties/memoHash/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-f]{64}$"},message:"must match pattern \""+"^0x[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/doc/memoHash",schemaPath:"#/properties/doc/properties/memoHash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
var valid2 = _errs74 === errors;
}
}
else {
const err97 = {instancePath:instancePath+"/doc",schemaPath:"#/properties/doc/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
var valid0 = _errs21 === errors;
}
if(data.signature !== undefined){
let data35 = data.signature;
const _errs76 = errors;
const _errs77 = errors;
if(typeof data35 === "string"){
if(func1(data35) > 4098){
const err98 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/maxLength",keyword:"maxLength",params:{limit: 4098},message:"must NOT have more than 4098 characters"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(!pattern8.test(data35)){
const err99 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/pattern",keyword:"pattern",params:{pattern: "^0x([0-9a-fA-F]{2})+$"},message:"must match pattern \""+"^0x([0-9a-fA-F]{2})+$"+"\""};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/signature",schemaPath:"#/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
var valid0 = _errs76 === errors;
}
}
else {
const err101 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"string","enum":["FASTEST","CHEAPEST"],"description":"How quotes are ranked: FASTEST by delivery time first, CHEAPEST, the default, by fee first."};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema3.enum;
if(!((data === "FASTEST") || (data === "CHEAPEST"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"string","x-values-also":["ONCHAIN_WALLET"],"x-values-of":"PayoutDestinationType","description":"A payout method, named by the type of destination. ONCHAIN_WALLET and STABLECOIN_ADDRESS mean the same.","enum":["ONCHAIN_WALLET","STABLECOIN_ADDRESS","PAYMENT_APP_A","PAYMENT_APP_B","US_BANK_ACH","SEPA","SERVICE_BALANCE"]};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema4.enum;
if(!(((((((data === "ONCHAIN_WALLET") || (data === "STABLECOIN_ADDRESS")) || (data === "PAYMENT_APP_A")) || (data === "PAYMENT_APP_B")) || (data === "US_BANK_ACH")) || (data === "SEPA")) || (data === "SERVICE_BALANCE"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phone === undefined){
const err0 = {instancePath,schemaPath:"#/allOf/0/anyOf/0/required",keyword:"required",params:{missingProperty: "phone"},message:"must have required property '"+"phone"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.did === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/anyOf/1/required",keyword:"required",params:{missingProperty: "did"},message:"must have required property '"+"did"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
}
}
if(!valid1){
const err2 = {instancePath,schemaPath:"#/allOf/0/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.phone === undefined) && (missing0 = "phone")) || ((data.did === undefined) && (missing0 = "did"))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
}
}
if(errors === _errs7){
}
var valid2 = _errs7 === errors;
if(valid2){
const err4 = {instancePath,schemaPath:"#/allOf/1/not",keyword:"not",params:{},message:"must NOT be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amountUsd === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountUsd"},message:"must have required property '"+"amountUsd"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs8 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.phone !== undefined){
let data0 = data.phone;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err7 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid3 = _errs9 === errors;
}
if(data.did !== undefined){
let data1 = data.did;
const _errs11 = errors;
const _errs12 = errors;
const _errs13 = errors;
const _errs14 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 253){
const err9 = {instancePath:instancePath+"/did",schemaPath:"#/properties/did/allOf/0/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern1.test(data1)){
const err10 = {instancePath:instancePath+"/did",schemaPath:"#/properties/did/allOf/0/pattern",keyword:"pattern",params:{pattern: "^(?!did:(?!payid:|web:)[^:]+:)"},message:"must match pattern \""+"^(?!did:(?!payid:|web:)[^:]+:)"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/did",schemaPath:"#/properties/did/allOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid4 = _errs13 === errors;
if(typeof data1 === "string"){
if(func1(data1) > 253){
const err12 = {instancePath:instancePath+"/did",schemaPath:"#/properties/did/maxLength",keyword:"maxLength",params:{limit: 253},message:"must NOT have more than 253 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data1) < 1){
const err13 = {instancePath:instancePath+"/did",schemaPath:"#/properties/did/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern2.test(data1)){
const err14 = {instancePath:instancePath+"/did",schemaPath:"#/properties/did/pattern",keyword:"pattern",params:{pattern: "^(did:payid:[0-9a-f]{64}|did:(?!payid:)[^:]+:.*|(?!did$)@?[a-z0-9][a-z0-9-]{2,31})$"},message:"must match pattern \""+"^(did:payid:[0-9a-f]{64}|did:(?!payid:)[^:]+:.*|(?!did$)@?[a-z0-9][a-z0-9-]{2,31})$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/did",schemaPath:"#/properties/did/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid3 = _errs11 === errors;
}
if(data.amountUsd !== undefined){
let data2 = data.amountUsd;
const _errs15 = errors;
const _errs16 = errors;
if(typeof data2 === "string"){
if(!pattern3.test(data2)){
const err16 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)((0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?|10{9}(\\.0{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)((0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?|10{9}(\\.0{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid3 = _errs15 === errors;
}
if(data.chainId !== undefined){
let data3 = data.chainId;
const _errs17 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err18 = {instancePath:instancePath+"/chainId",schemaPath:"#/properties/chainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs18 = errors;
var valid3 = _errs17 === errors;
}
if(data.fundingMode !== undefined){
let data4 = data.fundingMode;
const _errs19 = errors;
if(!(validate1(data4, {instancePath:instancePath+"/fundingMode",parentData:data,parentDataProperty:"fundingMode",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid3 = _errs19 === errors;
}
if(data.refundAddress !== undefined){
let data5 = data.refundAddress;
const _errs20 = errors;
const _errs21 = errors;
if(typeof data5 === "string"){
if(func1(data5) > 128){
const err19 = {instancePath:instancePath+"/refundAddress",schemaPath:"#/properties/refundAddress/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data5) < 1){
const err20 = {instancePath:instancePath+"/refundAddress",schemaPath:"#/properties/refundAddress/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/refundAddress",schemaPath:"#/properties/refundAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid3 = _errs20 === errors;
}
if(data.funding !== undefined){
let data6 = data.funding;
const _errs22 = errors;
const _errs23 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const _errs24 = errors;
for(const key1 in data6){
if(!((key1 === "asset") || (key1 === "network"))){
const err22 = {instancePath:instancePath+"/funding",schemaPath:"#/properties/funding/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.asset !== undefined){
let data7 = data6.asset;
const _errs25 = errors;
const _errs26 = errors;
if(typeof data7 === "string"){
if(func1(data7) > 16){
const err23 = {instancePath:instancePath+"/funding/asset",schemaPath:"#/properties/funding/properties/asset/maxLength",keyword:"maxLength",params:{limit: 16},message:"must NOT have more than 16 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data7) < 1){
const err24 = {instancePath:instancePath+"/funding/asset",schemaPath:"#/properties/funding/properties/asset/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/funding/asset",schemaPath:"#/properties/funding/properties/asset/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid5 = _errs25 === errors;
}
if(data6.network !== undefined){
let data8 = data6.network;
const _errs27 = errors;
const _errs28 = errors;
if(typeof data8 === "string"){
if(func1(data8) > 40){
const err26 = {instancePath:instancePath+"/funding/network",schemaPath:"#/properties/funding/properties/network/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data8) < 1){
const err27 = {instancePath:instancePath+"/funding/network",schemaPath:"#/properties/funding/properties/network/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/funding/network",schemaPath:"#/properties/funding/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid5 = _errs27 === errors;
}
}
else {
const err29 = {instancePath:instancePath+"/funding",schemaPath:"#/properties/funding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid3 = _errs22 === errors;
}
if(data.envelope !== undefined){
let data9 = data.envelope;
const _errs29 = errors;
const _errs30 = errors;
let valid6 = false;
const _errs31 = errors;
if(!(validate3(data9, {instancePath:instancePath+"/envelope",parentData:data,parentDataProperty:"envelope",rootData}))){
vErrors = vErrors === null ? validate3.errors : joined(vErrors, validate3.errors);
errors = vErrors.length;
}
else {
}
var _valid1 = _errs31 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
const _errs32 = errors;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err30 = {instancePath:instancePath+"/envelope",schemaPath:"#/properties/envelope/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const _errs33 = errors;
var _valid1 = _errs32 === errors;
valid6 = valid6 || _valid1;
if(!valid6){
}
}
if(!valid6){
const err31 = {instancePath:instancePath+"/envelope",schemaPath:"#/properties/envelope/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs29 === errors;
}
if(data.memo !== undefined){
let data10 = data.memo;
const _errs34 = errors;
const _errs35 = errors;
if(typeof data10 === "string"){
if(func1(data10) > 500){
const err32 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/memo",schemaPath:"#/properties/memo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid3 = _errs34 === errors;
}
if(data.clientReference !== undefined){
let data11 = data.clientReference;
const _errs36 = errors;
const _errs37 = errors;
if(typeof data11 === "string"){
if(!pattern9.test(data11)){
const err34 = {instancePath:instancePath+"/clientReference",schemaPath:"#/properties/clientReference/pattern",keyword:"pattern",params:{pattern: "^[\\x20-\\x7E]{1,100}$"},message:"must match pattern \""+"^[\\x20-\\x7E]{1,100}$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/clientReference",schemaPath:"#/properties/clientReference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid3 = _errs36 === errors;
}
if(data.clientReferenceUnique !== undefined){
let data12 = data.clientReferenceUnique;
const _errs38 = errors;
if(typeof data12 !== "boolean"){
const err36 = {instancePath:instancePath+"/clientReferenceUnique",schemaPath:"#/properties/clientReferenceUnique/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
const _errs39 = errors;
var valid3 = _errs38 === errors;
}
if(data.requestedDestinationId !== undefined){
let data13 = data.requestedDestinationId;
const _errs40 = errors;
const _errs41 = errors;
if(typeof data13 === "string"){
if(func1(data13) > 64){
const err37 = {instancePath:instancePath+"/requestedDestinationId",schemaPath:"#/properties/requestedDestinationId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func1(data13) < 1){
const err38 = {instancePath:instancePath+"/requestedDestinationId",schemaPath:"#/properties/requestedDestinationId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/requestedDestinationId",schemaPath:"#/properties/requestedDestinationId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid3 = _errs40 === errors;
}
if(data.speedPreference !== undefined){
let data14 = data.speedPreference;
const _errs42 = errors;
if(!(validate5(data14, {instancePath:instancePath+"/speedPreference",parentData:data,parentDataProperty:"speedPreference",rootData}))){
vErrors = vErrors === null ? validate5.errors : joined(vErrors, validate5.errors);
errors = vErrors.length;
}
else {
}
var valid3 = _errs42 === errors;
}
if(data.maximumFeeMinor !== undefined){
let data15 = data.maximumFeeMinor;
const _errs43 = errors;
const _errs44 = errors;
if(typeof data15 === "string"){
if(!pattern10.test(data15)){
const err40 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,17})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,17})$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/maximumFeeMinor",schemaPath:"#/properties/maximumFeeMinor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
var valid3 = _errs43 === errors;
}
if(data.allowedRails !== undefined){
let data16 = data.allowedRails;
const _errs45 = errors;
const _errs46 = errors;
if(Array.isArray(data16)){
if(data16.length > 16){
const err42 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/maxItems",keyword:"maxItems",params:{limit: 16},message:"must NOT have more than 16 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
let valid7 = true;
const before0 = errors;
const end0 = Math.min(data16.length, 16);
for(let i0=0; i0<end0; i0++){
let data17 = data16[i0];
const _errs47 = errors;
if(!(validate7(data17, {instancePath:instancePath+"/allowedRails/" + i0,parentData:data16,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate7.errors : joined(vErrors, validate7.errors);
errors = vErrors.length;
}
else {
}
var valid8 = _errs47 === errors;
if(!valid8){
valid7 = false;
if(errors - before0 >= 50){
break;
}
}
}
let valid9 = true;
const seen0 = new Set();
for(let i1=0; i1<Math.min(data16.length, 16); i1++){
if(seen0.has(data16[i1])){
const err43 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/uniqueItems",keyword:"uniqueItems",params:{i: i1},message:"must NOT have duplicate items"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
valid9 = false;
break;
}
else {
seen0.add(data16[i1]);
}
}
}
else {
const err44 = {instancePath:instancePath+"/allowedRails",schemaPath:"#/properties/allowedRails/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid3 = _errs45 === errors;
}
if(data.invite !== undefined){
let data18 = data.invite;
const _errs48 = errors;
const _errs49 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
const _errs50 = errors;
for(const key2 in data18){
if(!((key2 === "email") || (key2 === "phone"))){
const err45 = {instancePath:instancePath+"/invite",schemaPath:"#/properties/invite/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.email !== undefined){
let data19 = data18.email;
const _errs51 = errors;
const _errs52 = errors;
if(typeof data19 === "string"){
if(func1(data19) > 254){
const err46 = {instancePath:instancePath+"/invite/email",schemaPath:"#/properties/invite/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!pattern11.test(data19)){
const err47 = {instancePath:instancePath+"/invite/email",schemaPath:"#/properties/invite/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^@\\s]+@[^@\\s]+$"},message:"must match pattern \""+"^[^@\\s]+@[^@\\s]+$"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/invite/email",schemaPath:"#/properties/invite/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var valid10 = _errs51 === errors;
}
if(data18.phone !== undefined){
let data20 = data18.phone;
const _errs53 = errors;
const _errs54 = errors;
if(typeof data20 === "string"){
if(!pattern0.test(data20)){
const err49 = {instancePath:instancePath+"/invite/phone",schemaPath:"#/properties/invite/properties/phone/pattern",keyword:"pattern",params:{pattern: "^\\+[1-9][0-9]{6,14}$"},message:"must match pattern \""+"^\\+[1-9][0-9]{6,14}$"+"\""};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/invite/phone",schemaPath:"#/properties/invite/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var valid10 = _errs53 === errors;
}
}
else {
const err51 = {instancePath:instancePath+"/invite",schemaPath:"#/properties/invite/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid3 = _errs48 === errors;
}
let missing1;
if(data.clientReferenceUnique !== undefined){
if(data.clientReference === undefined){
const err52 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "clientReferenceUnique",
    missingProperty: "clientReference",
    depsCount: 1,
    deps: "clientReference"},message:"must have property clientReference when property clientReferenceUnique is present"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate9 as DepositOfframpPaymentRequest };
const pattern13 = new RegExp("^[1-9][0-9]{0,29}$", "u");

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amountMinor === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountMinor"},message:"must have required property '"+"amountMinor"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "amountMinor")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.amountMinor !== undefined){
let data0 = data.amountMinor;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
const err2 = {instancePath:instancePath+"/amountMinor",schemaPath:"#/properties/amountMinor/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,29}$"},message:"must match pattern \""+"^[1-9][0-9]{0,29}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/amountMinor",schemaPath:"#/properties/amountMinor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

export { validate1 as FundingMode };

export { validate3 as PaymentEnvelope };

export { validate10 as PayoutCurrency };
const schema6 = {"type":"string","enum":["USD","EUR","GBP","BRL","MXN","INR","CAD","JPY","USDC","USDT"],"description":"A currency that recipients are paid in. It is an ISO 4217 code, or USDC or USDT with 6 decimals."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema6.enum;
if(!((((((((((data === "USD") || (data === "EUR")) || (data === "GBP")) || (data === "BRL")) || (data === "MXN")) || (data === "INR")) || (data === "CAD")) || (data === "JPY")) || (data === "USDC")) || (data === "USDT"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export { validate11 as ProviderStatus };
const schema7 = {"type":"string","enum":["SUBMITTED","PENDING","UNCLAIMED","HELD","BLOCKED","SUCCEEDED","FAILED","RETURNED","CANCELED","REJECTED"],"description":"The status of a payout, in words that all providers share."};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema7.enum;
if(!((((((((((data === "SUBMITTED") || (data === "PENDING")) || (data === "UNCLAIMED")) || (data === "HELD")) || (data === "BLOCKED")) || (data === "SUCCEEDED")) || (data === "FAILED")) || (data === "RETURNED")) || (data === "CANCELED")) || (data === "REJECTED"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export { validate12 as ProviderWebhookSender };
const schema8 = {"type":"string","x-values-also":["internal","onchain","tron_partner"],"x-values-of":"PayoutVendor","description":"A payout provider or funding partner that sends signed webhooks.","enum":["internal","onchain","tron_partner","payapp_a","payapp_b"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs0 = errors;
const vSchema0 = schema8.enum;
if(!(((((data === "internal") || (data === "onchain")) || (data === "tron_partner")) || (data === "payapp_a")) || (data === "payapp_b"))){
const err1 = {instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export { validate7 as Rail };

export { validate13 as ReceiveProviderWebhookRequest };
const formats0 = formats["date-time"];

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.eventId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.providerRef === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "providerRef"},message:"must have required property '"+"providerRef"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.status === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.occurredAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "occurredAt"},message:"must have required property '"+"occurredAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "eventId") || (key0 === "providerRef")) || (key0 === "status")) || (key0 === "occurredAt")) || (key0 === "reason"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.eventId !== undefined){
let data0 = data.eventId;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 128){
const err5 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/eventId",schemaPath:"#/properties/eventId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.providerRef !== undefined){
let data1 = data.providerRef;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(func1(data1) > 128){
const err8 = {instancePath:instancePath+"/providerRef",schemaPath:"#/properties/providerRef/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data1) < 1){
const err9 = {instancePath:instancePath+"/providerRef",schemaPath:"#/properties/providerRef/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/providerRef",schemaPath:"#/properties/providerRef/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.status !== undefined){
let data2 = data.status;
const _errs6 = errors;
if(!(validate11(data2, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? validate11.errors : joined(vErrors, validate11.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs6 === errors;
}
if(data.occurredAt !== undefined){
let data3 = data.occurredAt;
const _errs7 = errors;
const _errs8 = errors;
if((typeof data3 == "number") && (isFinite(data3))){
}
if(typeof data3 === "string"){
if(!(formats0(data3))){
const err11 = {instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/occurredAt",schemaPath:"#/properties/occurredAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var valid0 = _errs7 === errors;
}
if(data.reason !== undefined){
let data4 = data.reason;
const _errs9 = errors;
const _errs10 = errors;
if(typeof data4 === "string"){
if(func1(data4) > 500){
const err13 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid0 = _errs9 === errors;
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export { validate15 as SelectOfframpPaymentRouteRequest };

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.routeQuoteId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routeQuoteId"},message:"must have required property '"+"routeQuoteId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "routeQuoteId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.routeQuoteId !== undefined){
let data0 = data.routeQuoteId;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func1(data0) > 64){
const err2 = {instancePath:instancePath+"/routeQuoteId",schemaPath:"#/properties/routeQuoteId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/routeQuoteId",schemaPath:"#/properties/routeQuoteId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/routeQuoteId",schemaPath:"#/properties/routeQuoteId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid0 = _errs2 === errors;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export { validate5 as SpeedPreference };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
