// Generated from spec/ by `npm run generate`. Do not edit.
import module0 from 'ajv/dist/runtime/ucs2length.js';
export { validate0 as CreateRampRequest };
const schema0 = {"type":"object","description":"The ramp to create: direction, wallet and amount.","additionalProperties":false,"required":["walletId","direction","amount"],"properties":{"walletId":{"type":"string","minLength":1,"maxLength":64,"description":"Id of a wallet of the caller's tenant."},"direction":{"description":"`on` from fiat to the wallet, `off` from the wallet to fiat.","$ref":"RampDirection"},"amount":{"type":"string","pattern":"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$","x-code":"INVALID_AMOUNT","description":"The amount in USD: above zero, at most 1000000000, with at most 6 decimals.","examples":["500.00"]},"provider":{"type":"string","enum":["simulated"],"x-code":"RAMP_PROVIDER_NOT_AVAILABLE","default":"simulated","description":"The provider; `simulated` by default. No other provider is available."}}};
const func0 = module0.default;
const schema1 = {"type":"string","enum":["on","off"],"description":"The direction of a ramp: `on` moves money into the wallet, `off` out of it."};

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
if(!((data === "on") || (data === "off"))){
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

const pattern0 = new RegExp("^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.walletId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "walletId"},message:"must have required property '"+"walletId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.direction === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
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
if(!((((key0 === "walletId") || (key0 === "direction")) || (key0 === "amount")) || (key0 === "provider"))){
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
if(data.walletId !== undefined){
let data0 = data.walletId;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 64){
const err4 = {instancePath:instancePath+"/walletId",schemaPath:"#/properties/walletId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func0(data0) < 1){
const err5 = {instancePath:instancePath+"/walletId",schemaPath:"#/properties/walletId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/walletId",schemaPath:"#/properties/walletId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.direction !== undefined){
let data1 = data.direction;
const _errs4 = errors;
if(!(validate1(data1, {instancePath:instancePath+"/direction",parentData:data,parentDataProperty:"direction",rootData}))){
vErrors = vErrors === null ? validate1.errors : joined(vErrors, validate1.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs4 === errors;
}
if(data.amount !== undefined){
let data2 = data.amount;
const _errs5 = errors;
const _errs6 = errors;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
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
const err8 = {instancePath:instancePath+"/amount",schemaPath:"#/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs5 === errors;
}
if(data.provider !== undefined){
let data3 = data.provider;
const _errs7 = errors;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs8 = errors;
const vSchema0 = schema0.properties.provider.enum;
if(!(data3 === "simulated")){
const err10 = {instancePath:instancePath+"/provider",schemaPath:"#/properties/provider/enum",keyword:"enum",params:{allowedValues: schema0.properties.provider.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs7 === errors;
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate1 as RampDirection };

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
